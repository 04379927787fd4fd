import { calls } from '@beckon/contract';
import { postJson, type Store } from '@beckon/platform';
import type { Hands } from '../core/createRing';
import type { Event } from '../core/Event';
import type { Bases } from '../core/writing/readBackend';
import { readPhoneAnswer } from '../core/writing/readPhoneAnswer';
import { attachOverlay } from './attachOverlay';
import type { Listeners } from './createListeners';
import { keepSession } from './keepSession';

type World = {
  page: Window;
  hosts: Map<string, HTMLElement>;
  store: Store;
  bases: Bases;
  listeners: Listeners;
  send: (event: Event) => void;
  warn: (message: string) => void;
};

/** One hand for every order of the core. */
export function createHands({ page, hosts, store, bases, listeners, send, warn }: World): Hands {
  return {
    attach: ({ id, widgetId, title }) => hosts.set(id, attachOverlay(page.document, { widgetId, title })),
    wait: ({ ms, fact }) => page.setTimeout(() => send(fact), ms),
    keepSession: ({ session }) => keepSession(store, session),
    sendPhone: ({ id, body }) => {
      postJson(`${bases.backend}${calls.createSubscriberByPhoneNumber.path}`, body).then(
        (answer) => send({ type: 'phone.answered', id, ...readPhoneAnswer(answer) }),
        () => send({ type: 'phone.failed', id }),
      );
    },
    redirect: ({ url, newTab }) => {
      if (newTab) page.open(url, '_blank', 'noopener');
      else page.location.assign(url);
    },
    warn: ({ message }) => warn(message),
    emit: ({ id, name, details }) => listeners.emit(id, name, details),
  };
}

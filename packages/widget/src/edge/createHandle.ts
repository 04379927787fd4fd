import type { HandleEvents, WidgetHandle } from '@beckon/contract';
import type { Ring } from '../core/createRing';
import type { ChatMethod } from '../core/Event';
import { refOf } from '../core/writing/refOf';
import type { Listeners } from './createListeners';

export type Handle = WidgetHandle;

/** A widget on the page as its host sees it; its properties are live. [API-05…08, API-13, API-14, API-16] */
export function createHandle(id: string, ring: Ring, listeners: Listeners): Handle {
  const instance = () => ring.get().instances[id];
  const { widgetId = '' } = instance() ?? {};
  const type = ring.get().widgets[widgetId]?.widget_type ?? 'modal';
  const isChat = type === 'customer_chat';
  const tell = (method: ChatMethod, changes: Record<string, unknown> = {}): void =>
    ring.send({ type: 'chat.called', id, method, changes });
  /** Refs are empty until something was submitted. [API-08] */
  const afterSubmit = (name: 'ref' | 'userRef'): string =>
    instance()?.optInRequested ? refOf(ring.get(), id)[name] : '';

  return {
    widgetId,
    type,
    on: (name, listener) => listeners.on(id, name, listener as (details: never) => void),
    off: <Name extends keyof HandleEvents>(name: Name, listener?: (details: HandleEvents[Name]) => void) =>
      listeners.off(id, name, listener as ((details: never) => void) | undefined),
    open(flags) {
      if (isChat) return tell('open', { shouldOpenDialog: flags === true });
      ring.send({ type: 'instance.openAsked', id, flags });
    },
    close: () => (isChat ? tell('close') : ring.send({ type: 'instance.closeAsked', id, manual: false })),
    setPayload: (text) =>
      isChat
        ? tell('setPayload', { refPayload: text ?? '' })
        : ring.send({ type: 'instance.payloadSet', id, text: String(text ?? '') }),
    submit: () => ring.send({ type: 'instance.submitAsked', id, by: 'host' }),
    get checked() {
      return instance()?.checked ?? false;
    },
    get ref() {
      return afterSubmit('ref');
    },
    get userRef() {
      return afterSubmit('userRef');
    },
    openDialog: () => tell('openDialog'),
    closeDialog: () => tell('closeDialog'),
    setLoggedInGreeting: (text) => tell('setLoggedInGreeting', { logged_in_greeting: text }),
    setLoggedOutGreeting: (text) => tell('setLoggedOutGreeting', { logged_out_greeting: text }),
    set: ({ loggedInGreeting, loggedOutGreeting, refPayload } = {}) =>
      tell('set', {
        logged_in_greeting: loggedInGreeting,
        logged_out_greeting: loggedOutGreeting,
        refPayload,
      }),
  };
}

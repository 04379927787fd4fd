import type { HandleEvents, OpenFlags, WidgetHandle } from '@beckon/contract';
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
  const tell = (method: ChatMethod, changes: Record<string, string | boolean> = {}): void =>
    ring.send({ type: 'chat.called', id, method, changes });
  const setPayload = (given: string): void => {
    const text = String(given ?? '');
    if (isChat) tell('setPayload', { refPayload: text });
    else ring.send({ type: 'instance.payloadSet', id, text });
  };
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
      // A plain open() is an explicit command: it shows the overlay at once.
      ring.send({
        type: 'instance.openAsked',
        id,
        flags: readFlags(flags),
      });
    },
    close: () => (isChat ? tell('close') : ring.send({ type: 'instance.closeAsked', id, manual: false })),
    setPayload,
    submit: () => ring.send({ type: 'instance.submitAsked', id }),
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
    setLoggedInGreeting: (text) => tell('setLoggedInGreeting', { logged_in_greeting: String(text) }),
    setLoggedOutGreeting: (text) => tell('setLoggedOutGreeting', { logged_out_greeting: String(text) }),
    set({ loggedInGreeting, loggedOutGreeting, refPayload }) {
      const changes = {
        logged_in_greeting: loggedInGreeting,
        logged_out_greeting: loggedOutGreeting,
        refPayload,
      };
      const given = Object.entries(changes).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      if (given.length > 0) tell('set', Object.fromEntries(given));
    },
  };
}

const flagNames = [
  'ignoreAll',
  'ignoreRoute',
  'ignoreRepeatedDisplay',
  'ignoreDevice',
  'ignoreEntrance',
] as const;

/** Only an object with at least one of our flags is taken for flags: handles are also passed as event listeners. [API-06, A-28] */
function readFlags(given: unknown): OpenFlags {
  const flags = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const named = flagNames.filter((name) => typeof flags[name] === 'boolean');
  if (named.length === 0) return { ignoreAll: true };
  return Object.fromEntries(named.map((name) => [name, flags[name] === true]));
}

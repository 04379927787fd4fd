import type { HandleEvents, ListenerDetails, WidgetHandle } from '@beckon/contract';
import type { Ring } from '../core/createRing';
import type { ChatMethod } from '../core/Event';
import { refOf } from '../core/writing/refOf';
import type { FindInstances, SendFact } from './createCallQueue';
import type { Listeners } from './createListeners';

export type Handle = WidgetHandle;

/** What a handle refers to. */
export type Subject = {
  widgetId: string;
  type: Handle['type'];
  /** Its listeners are stored under this name. */
  key: string;
  find: FindInstances;
};

type Deps = {
  ring: Ring;
  listeners: Listeners;
  send: SendFact;
  /** Detects what the page has removed. */
  redraw: () => void;
};

/** A widget as its host sees it, even before it is on the page; its properties are live. [API-03, API-05…08, API-13, API-14, API-16] */
export function createHandle(
  { widgetId, type, key, find }: Subject,
  { ring, listeners, send, redraw }: Deps,
): Handle {
  const instances = () => find().flatMap((id) => ring.get().instances[id] ?? []);
  const isChat = type === 'customer_chat';
  const sendChatCall = (method: ChatMethod, changes: Record<string, unknown> = {}): void =>
    send(find, (id) => ({ type: 'chat.called', id, method, changes }));
  /** Refs are empty until a submit. [API-08] */
  const afterSubmit = (name: 'ref' | 'userRef'): string => {
    const submitted = instances().find(({ optInRequested }) => optInRequested);
    return submitted ? refOf(ring.get(), submitted.id)[name] : '';
  };

  return {
    widgetId,
    type,
    on: (name, listener) => listeners.on(key, name, listener as (details: never) => void),
    off: <Name extends keyof HandleEvents>(name: Name, listener?: (details: ListenerDetails<Name>) => void) =>
      listeners.off(key, name, listener as ((details: never) => void) | undefined),
    open(flags) {
      // An overlay removed a moment ago is no longer open.
      redraw();
      if (isChat) sendChatCall('open', { shouldOpenDialog: flags === true });
      else send(find, (id) => ({ type: 'instance.openAsked', id, flags }));
    },
    close: () =>
      isChat
        ? sendChatCall('close')
        : send(find, (id) => ({ type: 'instance.closeAsked', id, manual: false })),
    setPayload: (text) =>
      isChat
        ? sendChatCall('setPayload', { refPayload: text ?? '' })
        : send(find, (id) => ({ type: 'instance.payloadSet', id, text: String(text ?? '') })),
    submit: () => send(find, (id) => ({ type: 'instance.submitAsked', id })),
    get checked() {
      return instances().some(({ checked }) => checked);
    },
    get ref() {
      return afterSubmit('ref');
    },
    get userRef() {
      return afterSubmit('userRef');
    },
    openDialog: () => sendChatCall('openDialog'),
    closeDialog: () => sendChatCall('closeDialog'),
    setLoggedInGreeting: (text) => sendChatCall('setLoggedInGreeting', { logged_in_greeting: text }),
    setLoggedOutGreeting: (text) => sendChatCall('setLoggedOutGreeting', { logged_out_greeting: text }),
    set: ({ loggedInGreeting, loggedOutGreeting, refPayload } = {}) =>
      sendChatCall('set', {
        logged_in_greeting: loggedInGreeting,
        logged_out_greeting: loggedOutGreeting,
        refPayload,
      }),
  };
}

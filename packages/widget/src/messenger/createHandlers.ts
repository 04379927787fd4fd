import { storageKeys } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { EffectHandlers, Ring } from '../core/createRing';
import { refOf } from '../core/writing/refOf';
import { createMessenger, type Messenger } from './createMessenger';
import { callAdPixel, startAdPixel } from './startAdPixel';

/** What the messenger handlers need. */
export type MessengerDeps = {
  page: Window;
  hosts: ReadonlyMap<string, HTMLElement>;
  store: Store;
  ring: () => Ring;
  report: (error: unknown) => void;
};

/** Handles the orders that concern the messenger platform. */
export type MessengerHandlers = Pick<
  EffectHandlers,
  'renderPlugin' | 'confirmCheckbox' | 'callChat' | 'startAdPixel' | 'callAdPixel' | 'removePlugin'
>;

/** The first order for one of its plugins loads the platform's script. [BOOT-12] */
export function createHandlers({ page, hosts, store, ring }: MessengerDeps): MessengerHandlers {
  let messenger: Messenger | undefined;
  const begin = (): Messenger | undefined => {
    const { app: account, widgets } = ring().get();
    if (!account) return undefined;
    const overrides = {
      version: store.readText(storageKeys.fbSdkVersion),
      debug: store.readText(storageKeys.fbSdkDebug),
      locale: store.readText(storageKeys.fbSdkLocale),
      disableRewrite: store.readText(storageKeys.fbSdkDisableRewrite),
    };
    const hasChat = Object.values(widgets).some(({ widget_type }) => widget_type === 'customer_chat');
    const made = createMessenger({ page, account, overrides, hasChat, send: ring().send });
    made.load();
    return made;
  };
  const withMessenger = (act: (one: Messenger) => void): void => {
    messenger ??= begin();
    if (messenger) act(messenger);
  };
  return {
    renderPlugin: ({ id }) =>
      withMessenger((one) => {
        const state = ring().get();
        const host = hosts.get(id);
        const widget = state.widgets[state.instances[id]?.widgetId ?? ''];
        if (host && widget) one.draw({ id, host, widget, ...refOf(state, id) });
      }),
    removePlugin: ({ id }) => messenger?.forget(id),
    confirmCheckbox: (details) => withMessenger((one) => one.confirm(details)),
    callChat: ({ method, changes }) => withMessenger((one) => one.callChat(method, changes)),
    startAdPixel: ({ pixelId }) => startAdPixel(page, pixelId),
    callAdPixel: ({ pixelId, event }) => callAdPixel(page, pixelId, event),
  };
}

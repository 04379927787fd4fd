import { storageKeys } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { Hands, Ring } from '../core/createRing';
import { refOf } from '../core/writing/refOf';
import type { Messenger } from '../messenger/createMessenger';

type MessengerHands = Pick<
  Hands,
  'renderPlugin' | 'confirmCheckbox' | 'tellChat' | 'startAdPixel' | 'tellAdPixel' | 'removePlugin'
>;
type Part = typeof import('../messenger/index');
/** What the messenger's hands work with. */
export type MessengerWorld = {
  page: Window;
  hosts: ReadonlyMap<string, HTMLElement>;
  store: Store;
  ring: () => Ring;
  report: (error: unknown) => void;
};

/** Fetches the messenger part with the first order for it; if it cannot be had, its widgets go to their fallback. [BOOT-12, REND-13] */
export function createMessengerHands({ page, hosts, store, ring, report }: MessengerWorld): MessengerHands {
  let part: Promise<Part> | undefined;
  let messenger: Messenger | undefined;
  const withPart = (act: (loaded: Part) => void): void => {
    part ??= import('../messenger/index');
    part.then(act, () => ring().send({ type: 'sdk.settled', sdk: 'fb', ok: false })).catch(report);
  };
  const begin = ({ createMessenger }: Part): Messenger | undefined => {
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
  const withMessenger = (act: (one: Messenger) => void): void =>
    withPart((loaded) => {
      messenger ??= begin(loaded);
      if (messenger) act(messenger);
    });
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
    tellChat: ({ method, changes }) => withMessenger((one) => one.tellChat(method, changes)),
    startAdPixel: ({ pixelId }) => withPart((loaded) => loaded.startAdPixel(page, pixelId)),
    tellAdPixel: ({ pixelId, event }) => withPart((loaded) => loaded.tellAdPixel(page, pixelId, event)),
  };
}

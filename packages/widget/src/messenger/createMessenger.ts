import type { Account, Widget } from '@beckon/contract';
import { loadScript } from '@beckon/platform';
import type { ChatOrder } from '../core/Effect';
import type { Event } from '../core/Event';
import { pluginMarkup } from '../core/writing/pluginMarkup';
import { type SdkOverrides, sdkAddress } from '../core/writing/sdkAddress';
import type { Fb, PluginEvent } from './Fb';
import { readPluginEvent } from './readPluginEvent';

type World = {
  page: Window & { FB?: Fb };
  account: Account;
  overrides: SdkOverrides;
  hasChat: boolean;
  send: (event: Event) => void;
};
type Drawing = { id: string; host: HTMLElement; widget: Widget; ref: string; userRef: string };

/** The messenger platform's plugins, behind four verbs. */
export type Messenger = {
  load: () => void;
  draw: (drawing: Drawing) => void;
  confirm: (details: { appId: string; pageId: string; ref: string; userRef: string }) => void;
  tellChat: (method: ChatOrder, changes: Readonly<Record<string, string | boolean>>) => void;
};

const scriptId = 'facebook-jssdk';

/** Loads and drives the messenger SDK, also one that the host has loaded itself. [BOOT-09, BOOT-12, REND-10, SUB-07] */
export function createMessenger({ page, account, overrides, hasChat, send }: World): Messenger {
  const drawn = new Map<string, { host: HTMLElement; ref: string; userRef: string }>();
  const waiting: (() => void)[] = [];
  let isReady = false;

  const whenReady = (act: (fb: Fb) => void): void => {
    const run = (): void => {
      if (page.FB) act(page.FB);
    };
    if (isReady) run();
    else waiting.push(run);
  };
  const hear = (plugin: string) => (event: PluginEvent) => {
    for (const fact of readPluginEvent(plugin, event, drawn)) send(fact);
  };
  const begin = (fb: Fb, version: string): void => {
    fb.init({ appId: account.appId, version, xfbml: false });
    for (const plugin of ['messenger_checkbox', 'send_to_messenger'])
      fb.Event.subscribe(plugin, hear(plugin));
    fb.Event.subscribe('customerchat.load', () => hear('customerchat')({ event: 'rendered' }));
    isReady = true;
    send({ type: 'sdk.settled', sdk: 'fb', ok: true });
    for (const run of waiting.splice(0)) run();
  };

  return {
    load() {
      const { url, version } = sdkAddress(account, overrides, hasChat);
      loadScript(page.document, {
        url,
        id: scriptId,
        isReady: () => typeof page.FB?.init === 'function',
      }).then(
        () => begin(page.FB as Fb, version),
        () => send({ type: 'sdk.settled', sdk: 'fb', ok: false }),
      );
    },
    draw({ id, host, widget, ref, userRef }) {
      const { className, attributes } = pluginMarkup({
        widget,
        account,
        origin: page.location.origin,
        ref,
        userRef,
      });
      const slot = page.document.createElement('div');
      slot.slot = 'plugin';
      const plugin = slot.appendChild(page.document.createElement('div'));
      plugin.className = className;
      for (const [name, value] of Object.entries(attributes)) plugin.setAttribute(name, value);
      // The SDK cannot see into shadow roots: its markup stays in the page and is slotted.
      for (const old of host.querySelectorAll(':scope > [slot=plugin]')) old.remove();
      host.append(slot);
      drawn.set(id, { host: slot, ref, userRef });
      whenReady((fb) => fb.XFBML.parse(slot));
    },
    confirm: ({ appId, pageId, ref, userRef }) =>
      whenReady((fb) =>
        fb.AppEvents.logEvent('MessengerCheckboxUserConfirmation', null, {
          app_id: appId,
          page_id: pageId,
          ref,
          user_ref: userRef,
        }),
      ),
    tellChat: (method, changes) =>
      whenReady(({ CustomerChat: chat }) => {
        if (method === 'open') chat?.show(changes['shouldOpenDialog'] === true);
        else if (method === 'close') chat?.hide();
        else if (method === 'openDialog') chat?.showDialog();
        else if (method === 'closeDialog') chat?.hideDialog();
        else chat?.update(changes as Record<string, string>);
      }),
  };
}

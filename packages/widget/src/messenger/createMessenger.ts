import { hooks, type Widget } from '@beckon/contract';
import type { ChatOrder } from '../core/Effect';
import { pluginMarkup } from '../core/writing/pluginMarkup';
import { createChat } from './createChat';
import { createSdk, type SdkDeps } from './createSdk';
import type { PluginReport } from './Fb';
import { guarded } from './guarded';
import { listenToPlugins } from './listenToPlugins';
import { parsePluginEvent } from './parsePluginEvent';
import { type Plugin, pluginClasses } from './pluginClasses';
import { restorePlugin } from './restorePlugin';

type Drawing = { id: string; host: HTMLElement; widget: Widget; ref: string; userRef: string };
type Drawn = {
  className: string;
  wrapper: HTMLElement;
  ref: string;
  userRef: string;
  undo: () => void;
};

/** The messenger platform's plugins, behind five methods. */
export type Messenger = {
  load: () => void;
  draw: (drawing: Drawing) => void;
  /** Removes an instance's plugin; after the last one, the listeners too. [LOAD-21] */
  forget: (id: string) => void;
  confirm: (details: { appId: string; pageId: string; ref: string; userRef: string }) => void;
  callChat: (method: ChatOrder, changes: Readonly<Record<string, string | boolean>>) => void;
};

/** Draws plugins, receives their reports and passes calls to them. [BOOT-12, REND-10, SUB-07, API-13] */
export function createMessenger(deps: SdkDeps): Messenger {
  const { page, account, send } = deps;
  const sdk = createSdk(deps);
  const chat = createChat(() => sdk.get()?.CustomerChat);
  const drawn = new Map<string, Drawn>();
  let stopListening: (() => void) | undefined;

  const handle = (plugin: Plugin, report: PluginReport): void => {
    const onPage = Document.prototype.getElementsByClassName.call(
      page.document,
      pluginClasses[plugin],
    ).length;
    if (plugin === 'customerchat') chat.flush();
    for (const fact of parsePluginEvent(plugin, report, { drawn, onPage })) send(fact);
  };

  return {
    load: sdk.load,
    draw({ id, host, widget, ref, userRef }) {
      const { origin } = page.location;
      const { className, attributes } = pluginMarkup({ widget, account, origin, ref, userRef });
      const before = drawn.get(id);
      const isChat = className === pluginClasses.customerchat;
      // A chat stays, perhaps with text in it, and gets its new ref.
      const wrapper = (isChat && before?.wrapper) || page.document.createElement('div');
      const plugin = wrapper.firstElementChild ?? wrapper.appendChild(page.document.createElement('div'));
      plugin.classList.add(className);
      for (const [name, value] of Object.entries(attributes)) plugin.setAttribute(name, value);
      if (wrapper === before?.wrapper) {
        drawn.set(id, { ...before, ref, userRef });
        return chat.update({ ref });
      }

      // A checkbox that is drawn again is unticked until it reports. [CHK-01]
      if (before) send({ type: 'instance.checked', id, checked: false });
      before?.undo();
      // The SDK cannot see into shadow roots: its markup stays in the page and is slotted.
      wrapper.slot = 'plugin';
      if (isChat) wrapper.className = hooks.customerChatClass;
      host.append(wrapper);
      const release = restorePlugin(host, wrapper);
      const undo = (): void => {
        release();
        wrapper.remove();
      };
      drawn.set(id, { className, wrapper, ref, userRef, undo });
      sdk.use((fb) => {
        if (drawn.get(id)?.wrapper !== wrapper) return;
        stopListening ??= listenToPlugins(fb, handle);
        fb.XFBML.parse(wrapper);
      });
    },
    forget(id) {
      drawn.get(id)?.undo();
      if (!drawn.delete(id) || drawn.size > 0 || !stopListening) return;
      guarded(stopListening);
      stopListening = undefined;
    },
    confirm: ({ appId, pageId, ref, userRef }) =>
      sdk.use((fb) =>
        fb.AppEvents.logEvent('MessengerCheckboxUserConfirmation', null, {
          app_id: appId,
          page_id: pageId,
          ref,
          user_ref: userRef,
        }),
      ),
    callChat: (method, changes) => chat.tell(method, changes),
  };
}

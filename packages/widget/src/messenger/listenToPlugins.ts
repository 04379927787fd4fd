import type { Fb, PluginReport } from './Fb';
import type { Plugin } from './pluginClasses';

/** Listens to all plugins on the page, ours and the host's; returns a function that stops it. [REND-10, LOAD-21] */
export function listenToPlugins(fb: Fb, handle: (plugin: Plugin, report: PluginReport) => void): () => void {
  const listeners = [
    ['messenger_checkbox', (report: PluginReport) => handle('messenger_checkbox', report)],
    ['send_to_messenger', (report: PluginReport) => handle('send_to_messenger', report)],
    // A chat reports only that it has loaded.
    ['customerchat.load', () => handle('customerchat', { event: 'rendered' })],
  ] as const;
  for (const [name, listener] of listeners) fb.Event.subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) fb.Event.unsubscribe(name, listener);
  };
}

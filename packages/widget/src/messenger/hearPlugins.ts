import type { Fb, PluginReport } from './Fb';
import type { Plugin } from './pluginClasses';

/** Listens to all plugins on the page, ours and the host's; returns a function that stops it. [REND-10, LOAD-21] */
export function hearPlugins(fb: Fb, hear: (plugin: Plugin, report: PluginReport) => void): () => void {
  const heard = [
    ['messenger_checkbox', (report: PluginReport) => hear('messenger_checkbox', report)],
    ['send_to_messenger', (report: PluginReport) => hear('send_to_messenger', report)],
    // A chat reports only that it has loaded.
    ['customerchat.load', () => hear('customerchat', { event: 'rendered' })],
  ] as const;
  for (const [name, listener] of heard) fb.Event.subscribe(name, listener);
  return () => {
    for (const [name, listener] of heard) fb.Event.unsubscribe(name, listener);
  };
}

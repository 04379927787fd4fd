import type { drawPlugin, PluginWords } from './drawPlugin';

/** How the double behaves: whether its plugins load, hide themselves at once, or never report. */
export type SdkMood = 'works' | 'hides' | 'silent';

/** What a test sees of the double: every call in order, and a way to report for a plugin. */
export interface SdkDouble {
  calls: [name: string, ...words: unknown[]][];
  report(plugin: string, report: Record<string, unknown>): void;
  listeners(name: string): number;
}

type Listener = (report?: Record<string, unknown>) => void;

/** Runs in the page in place of the messenger SDK: records every call, draws plugins, and reports as they do. */
export function playSdk(mood: SdkMood, draw: typeof drawPlugin): void {
  const calls: SdkDouble['calls'] = [];
  const heard = new Map<string, Set<Listener>>();
  const listenersOf = (name: string): Set<Listener> => heard.get(name) ?? new Set();
  const report = (name: string, words?: Record<string, unknown>): void => {
    for (const listener of [...listenersOf(name)]) listener(words);
  };
  const note =
    (name: string) =>
    (...words: unknown[]): void =>
      void calls.push([name, ...words]);

  /** The attributes of the plugin's element go with each of its reports. */
  const speaker = (element: Element) => (words: PluginWords) => {
    if (element.matches('.fb-customerchat')) return report('customerchat.load');
    const box = element.matches('.fb-messenger-checkbox');
    const refs = box
      ? { user_ref: element.getAttribute('user_ref') }
      : { ref: element.getAttribute('data-ref'), is_after_optin: false };
    return report(box ? 'messenger_checkbox' : 'send_to_messenger', { ...words, ...refs });
  };
  const parse = (root: Element | Document = document): void => {
    note('parse')(root === document ? 'document' : (root as Element).innerHTML);
    const plugins = '.fb-messenger-checkbox, .fb-send-to-messenger, .fb-customerchat';
    for (const element of root.querySelectorAll(`:is(${plugins}):not([fb-xfbml-state])`)) {
      const say = speaker(element);
      draw(element, say);
      if (mood !== 'silent') setTimeout(() => say({ event: mood === 'works' ? 'rendered' : 'hidden' }));
    }
  };
  const FB = {
    init(options: { xfbml?: boolean }) {
      note('init')(options);
      if (options.xfbml) parse();
    },
    XFBML: { parse },
    Event: {
      subscribe: (name: string, listener: Listener) => void heard.set(name, listenersOf(name).add(listener)),
      unsubscribe: (name: string, listener: Listener) => void listenersOf(name).delete(listener),
    },
    AppEvents: {
      logEvent(...words: unknown[]) {
        note('logEvent')(...words);
        navigator.sendBeacon('https://connect.facebook.net/heard', JSON.stringify(words));
      },
    },
    CustomerChat: Object.fromEntries(
      ['show', 'hide', 'showDialog', 'hideDialog', 'update'].map((name) => [name, note(name)]),
    ),
  };
  const page = window as unknown as { FB: unknown; sdkDouble: SdkDouble; fbAsyncInit?: () => void };
  page.FB = FB;
  page.sdkDouble = { calls, report, listeners: (name) => listenersOf(name).size };
  if (page.fbAsyncInit) setTimeout(page.fbAsyncInit);
}

import type { Fb, PluginReport } from '../Fb';

/** An SDK that records every call, and lets a test report what a plugin would. */
export type RecordedFb = Fb & {
  calls: [name: string, ...words: unknown[]][];
  report: (name: string, report?: PluginReport) => void;
  /** How many listeners an event has. */
  listeners: (name: string) => number;
  /** The arguments of all calls with one name. */
  saidTo: (name: string) => unknown[][];
};

/** Creates an SDK without its chat; a test about the chat adds it. */
export function recordFb(): RecordedFb {
  const calls: RecordedFb['calls'] = [];
  const note =
    (name: string) =>
    (...words: unknown[]): void =>
      void calls.push([name, ...words]);
  const heard = new Map<string, Set<(report: PluginReport) => void>>();
  const listenersOf = (name: string) => heard.get(name) ?? new Set();
  return {
    calls,
    init: note('init'),
    XFBML: { parse: note('parse') },
    AppEvents: { logEvent: note('logEvent') },
    Event: {
      subscribe: (name, listener) => void heard.set(name, listenersOf(name).add(listener)),
      unsubscribe: (name, listener) => void listenersOf(name).delete(listener),
    },
    report(name, report = { event: '' }) {
      for (const listener of listenersOf(name)) listener(report);
    },
    listeners: (name) => listenersOf(name).size,
    saidTo: (wanted) => calls.flatMap(([name, ...words]) => (name === wanted ? [words] : [])),
  };
}

/** The SDK's chat, which records every call. */
export function recordChat({ calls }: RecordedFb): NonNullable<Fb['CustomerChat']> {
  const note =
    (name: string) =>
    (...words: unknown[]): void =>
      void calls.push([name, ...words]);
  return {
    show: note('show'),
    hide: note('hide'),
    showDialog: note('showDialog'),
    hideDialog: note('hideDialog'),
    update: note('update'),
  };
}

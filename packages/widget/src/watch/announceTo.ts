import { hooks } from '@beckon/contract';
import { callHost } from '../edge/callHost';

/** The app events by their places in the order in which they happen. [LOAD-03] */
export const appEvents = { started: 0, initialized: 1, ready: 2 } as const;
const names = ['started', 'initialized', 'ready'] as const;
/** The host's function for each. */
const callbacks = ['', hooks.initializedCallback, hooks.readyCallback] as const;

type Announcer = {
  /** Also announces those before it. */
  announce: (place: (typeof appEvents)[keyof typeof appEvents]) => void;
  /** Calls functions that a host has declared since; only checking reveals them. [LOAD-06] */
  recall: () => void;
};

/** Notifies the host of each event once and in order: by an event on its window, and by its own function. [LOAD-03…07, A-01] */
export function announceTo(page: Window, mc: unknown): Announcer {
  let next = 0;
  const rechecks: (() => void)[] = [];
  return {
    announce(place) {
      while (next <= place) {
        const callback = callbacks[next];
        page.dispatchEvent(new Event(`${hooks.config}:${names[next++]}`));
        if (callback) rechecks.push(callHost(page, callback, mc));
      }
    },
    recall() {
      for (const recheck of rechecks) recheck();
    },
  };
}

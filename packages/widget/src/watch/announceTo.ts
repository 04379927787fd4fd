import { hooks } from '@beckon/contract';
import { callHost } from '../edge/callHost';

/** The app events in order, each with the host's function for it. [LOAD-03] */
const events = [
  ['started', ''],
  ['initialized', hooks.initializedCallback],
  ['ready', hooks.readyCallback],
] as const;

type Announcer = {
  announce: (name: (typeof events)[number][0]) => void;
  /** Calls functions that a host has declared since; only checking reveals them. [LOAD-06] */
  recall: () => void;
};

/** Notifies the host of each event once and in order: by an event on its window, and by its own function. [LOAD-03…07, A-01] */
export function announceTo(page: Window, mc: unknown): Announcer {
  const waiting = [...events];
  const looks: (() => void)[] = [];
  return {
    announce(name) {
      while (waiting.some(([one]) => one === name)) {
        const [one, callback] = waiting.shift() ?? ['', ''];
        page.dispatchEvent(new Event(`${hooks.config}:${one}`));
        if (callback) looks.push(callHost(page, callback, mc));
      }
    },
    recall() {
      for (const look of looks) look();
    },
  };
}

import { hooks } from '@beckon/contract';
import { callHost } from '../edge/callHost';

/** The app events in their order, each with the host's function for it. [LOAD-03] */
const events = [
  ['started', ''],
  ['initialized', hooks.initializedCallback],
  ['ready', hooks.readyCallback],
] as const;

type Announcer = {
  announce: (name: (typeof events)[number][0]) => void;
  /** Calls functions that a host has declared since, where only looking tells. [LOAD-06] */
  recall: () => void;
};

/** Tells the host, each event once and none before those that precede it: by an event of its window, and by its own function. [LOAD-03…07, A-01] */
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

import { hooks } from '@beckon/contract';
import type { Hands } from '../core/createRing';
import type { Event } from '../core/Event';
import { attachOverlay } from './attachOverlay';
import { callHost } from './callHost';
import type { RareWatchers } from './createChunks';
import type { Scanner } from './createScanner';
import type { Timers } from './createTimers';
import { tickSeconds } from './tickSeconds';

type World = {
  page: Window;
  hosts: Map<string, HTMLElement>;
  scanner: Scanner;
  timers: Timers;
  emit: Hands['emit'];
  send: (event: Event) => void;
  warn: (message: string) => void;
  fetchDrawing: () => void;
  /** Few widgets wait for an anchor: what watches them is fetched where one does. */
  loadWatchers: () => Promise<RareWatchers>;
  report: (error: unknown) => void;
  mc: () => unknown;
};

/** The hands that every page needs; the others arrive with the drawing. */
export function createHands({
  page,
  hosts,
  scanner,
  timers,
  emit,
  send,
  warn,
  fetchDrawing,
  loadWatchers,
  report,
  mc,
}: World): Partial<Hands> {
  let stopTicker = (): void => {};
  let stopAnchors = (): void => {};
  return {
    announce({ name }) {
      if (name === 'initialized') callHost(page, hooks.initializedCallback, mc());
      if (name === 'ready') callHost(page, hooks.readyCallback, mc());
    },
    fetchDrawing: () => fetchDrawing(),
    scan: () => send({ type: 'page.scanned', elements: scanner.scan() }),
    resetTicker({ marksS }) {
      stopTicker();
      stopTicker = tickSeconds(marksS, (seconds) => send({ type: 'page.ticked', seconds }));
    },
    watchAnchors({ names }) {
      stopAnchors();
      let isOver = false;
      stopAnchors = () => {
        isOver = true;
      };
      loadWatchers().then(({ watchAnchors }) => {
        if (isOver) return;
        stopAnchors = watchAnchors(page.document, names, (name) =>
          send({ type: 'page.anchorReached', name }),
        );
      }, report);
    },
    attach: ({ id, widgetId, title }) => hosts.set(id, attachOverlay(page.document, { widgetId, title })),
    wait: ({ key, ms, fact }) => timers.wait(key, ms, () => send(fact)),
    cancel: ({ key }) => timers.cancel(key),
    warn: ({ message }) => warn(message),
    emit,
  };
}

import type { PublicApi, WidgetHandle } from '@beckon/contract';
import type { Pixel } from '@beckon/pixel';
import type { Store } from '@beckon/platform';
import type { Config } from '../config';
import type { Ring } from '../core/createRing';
import type { PageFact } from '../core/writing/noticeFact';
import type { OverlayHosts } from '../edge/attachOverlay';
import type { Framer } from '../edge/createFrames';
import type { Speech } from '../edge/learnLanguages';
import type { Seen } from './createSeen';

/** What the watcher reports about a page. */
export type WatchedFact = PageFact | { type: 'route.changed'; url: string };

/** Receives it, once the runtime has loaded. */
export type Receiver = { handle: (fact: WatchedFact) => void };

/** What the runtime takes over from the watcher, which keeps watching for it. */
export type Handover = {
  config: Config;
  origin: string;
  store: Store;
  openStore: (open: () => Storage) => Store;
  pixel: Pixel | undefined;
  /** What was seen of the page so far. */
  seen: () => Seen;
  /** The public object and its handles, as hosts already have them. */
  mc: PublicApi;
  handles: ReadonlyMap<string | Element, WidgetHandle>;
  /** The runtime has put its methods into them: returns the calls hosts have made so far, in order. */
  drainCalls: () => readonly (() => void)[];
  /** The elements of waiting overlays, by widget. */
  hosts: OverlayHosts;
  /** Draws first frames into some of them. */
  framer?: Framer | undefined;
  /** Tells the host that the first scan is done; once. [LOAD-04] */
  announceReady: () => void;
  /** Calls functions that a host has declared since it was notified. [LOAD-06] */
  recall: () => void;
  /** From now on everything is reported here. */
  reportTo: (receiver: Receiver) => void;
  /** Receives the ring before anything happens on it: only the console's preview, never a visitor's page. [OWN-08] */
  onRing?: (ring: Ring) => void;
  /** With it: puts the widgets of the preview into its language. */
  speak?: ((widgets: Config['widgets']) => Speech) | undefined;
};

/** Where the runtime finds its page's watcher, and where a second copy sees that the page is taken. [LOAD-27, A-01] */
const name = Symbol.for('beckon.page');

type Watched = Window & { [name]?: { take?: () => Handover | undefined } };

/** Whether another copy has taken this page. */
export function isMarked(page: Window): boolean {
  return name in page;
}

/** Takes the page. The handover can be taken once. */
export function mark(page: Watched, make?: () => Handover): void {
  page[name] = {
    take() {
      page[name] = {};
      return make?.();
    },
  };
}

/** Whether the runtime is still to come. */
export function isWaiting(page: Watched): boolean {
  return page[name]?.take !== undefined;
}

/** The handover from this page's watcher; undefined if there is none or the runtime is already running. */
export function takeOver(page: Window): Handover | undefined {
  return (page as Watched)[name]?.take?.();
}

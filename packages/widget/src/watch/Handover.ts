import type { PublicApi, WidgetHandle } from '@beckon/contract';
import type { Pixel } from '@beckon/pixel';
import type { Store } from '@beckon/platform';
import type { Config } from '../config';
import type { Ring } from '../core/createRing';
import type { PageFact } from '../core/writing/noticeFact';
import type { OverlayHosts } from '../edge/attachOverlay';
import type { Framer } from '../edge/createFramer';
import type { Seen } from './keepSeen';

/** What is told of a page while it is watched. */
export type WatchedFact = PageFact | { type: 'route.changed'; url: string };

/** Who hears it, once the runtime is there. */
export type Hearer = {
  hear: (fact: WatchedFact) => void;
  /** Something was added to the page or taken from it. */
  look: () => void;
};

/** What the runtime takes over from the watcher, which goes on being its eyes. */
export type Handover = {
  config: Config;
  origin: string;
  store: Store;
  openStore: (open: () => Storage) => Store;
  pixel: Pixel | undefined;
  /** What was seen of the page until now. */
  seen: () => Seen;
  /** The public object and its handles, as hosts have them already. */
  mc: PublicApi;
  handles: ReadonlyMap<string | Element, WidgetHandle>;
  /** The runtime has put its methods in them: gives what hosts have asked for until now, in order. */
  takeCalls: () => readonly (() => void)[];
  /** The elements of overlays that wait, by their widget. */
  hosts: OverlayHosts;
  /** What draws first frames into some of them. */
  framer?: Framer | undefined;
  /** Tells the host that the first look is done; once. [LOAD-04] */
  announceReady: () => void;
  /** Calls the functions that a host has declared since it was told. [LOAD-06] */
  recall: () => void;
  /** From now on everything is told here. */
  tell: (hearer: Hearer) => void;
  /** Who wants the ring before anything happens on it: the preview of the console, and nobody on a visitor's page. [OWN-08] */
  meet?: (ring: Ring) => void;
};

/** Where the runtime finds the watcher of its page, and a second copy finds that the page is taken. [LOAD-27, A-01] */
const name = Symbol.for('beckon.page');

type Watched = Window & { [name]?: { take?: () => Handover | undefined } };

/** Has another copy taken this page? */
export function isMarked(page: Window): boolean {
  return name in page;
}

/** Takes the page. What it hands over is given once. */
export function mark(page: Watched, make?: () => Handover): void {
  let hand = make;
  page[name] = {
    take() {
      const handover = hand?.();
      hand = undefined;
      return handover;
    },
  };
}

/** What the watcher of this page hands over; nothing where there is none, or the runtime runs already. */
export function takeOver(page: Window): Handover | undefined {
  return (page as Watched)[name]?.take?.();
}

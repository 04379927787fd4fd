import type { Pixel } from '@beckon/pixel';
import type { Config } from '../config';
import type { PageKnowledge } from '../core/conditions/findDue';
import type { routeAllowed } from '../core/conditions/routeAllowed';
import type { OverlayHosts } from '../edge/attachOverlay';
import type { Seen } from './createSeen';

/** A view of a page as the watcher knows it, for the part that loads when the page is idle. */
export type View = {
  page: Window;
  pixel: Pixel | undefined;
  loadConfig: () => Config;
  seen: () => Seen;
  readPage: () => PageKnowledge;
  isRouteAllowed?: typeof routeAllowed | undefined;
  /** The runtime has loaded and does the counting. */
  isTaken: () => boolean;
  /** The elements of waiting overlays, by widget. */
  hosts: OverlayHosts;
  /** Called before a route change ends the view. */
  whenLeft: (act: () => void) => void;
  /** Calls functions that a host has declared since it was notified. [LOAD-06] */
  recall: () => void;
};

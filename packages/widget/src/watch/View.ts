import type { Pixel } from '@beckon/pixel';
import type { Config } from '../config';
import type { Sight } from '../core/conditions/findDue';
import type { routeAllowed } from '../core/conditions/routeAllowed';
import type { OverlayHosts } from '../edge/attachOverlay';
import type { Seen } from './keepSeen';

/** A view of a page as the watcher knows it, for what is fetched when the page rests. */
export type View = {
  page: Window;
  pixel: Pixel | undefined;
  readConfig: () => Config;
  seen: () => Seen;
  sight: () => Sight;
  judgeRoute?: typeof routeAllowed | undefined;
  /** The runtime is there and counts itself. */
  isTaken: () => boolean;
  /** The elements of overlays that wait, by their widget. */
  hosts: OverlayHosts;
  /** Called before a view ends with a change of its route. */
  whenLeft: (act: () => void) => void;
  /** Calls the functions that a host has declared since it was told. [LOAD-06] */
  recall: () => void;
};

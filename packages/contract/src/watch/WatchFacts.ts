import type { Pair } from '../widget/Pair';
import type { RuntimeType } from '../widget/widgetTypes';

/** When the overlays of a group may open; an unset place has a 0. */
export type WatchRule = readonly [
  entrance: Pair,
  again: Pair | 0,
  againIfClosed: Pair | 0,
  hideOnMobile: string | 0,
  urlWhitelist: readonly string[] | 0,
  urlBlacklist: readonly string[] | 0,
];

/**
 * What an account's script needs to know to tell when a page may need something of the account. Its names are
 * short, because it is a part of every page view.
 */
export type PageFacts = {
  /** Every widget. */
  w: readonly (readonly [id: string, type: RuntimeType, name: string])[];
  /** The rules of the overlays, each once, with the indexes of its widgets in `w`. */
  g: readonly (readonly [rule: WatchRule, widgets: readonly number[]])[];
  /** Seconds at which the ticker reports. */
  t: readonly number[];
  /** Anchors that widgets wait for. */
  a: readonly string[];
};

/** The same, with what decides how the page is watched. */
export type WatchFacts = PageFacts & {
  /** The kinds of entrances that widgets wait for, including popovers. */
  k: readonly string[];
};

import { lists } from '@beckon/contract';
import type { WidgetType } from '../preview/Draft';

const set = <const Types extends readonly WidgetType[]>(...types: Types): Types => types;

/** Types that have something in common, by what that is. [ENT-02, ENT-03] */
export const typeSets = {
  drawn: lists.runtimeTypes,
  /** Words, a picture and a form. */
  cards: set('slide_in', 'modal', 'page_takeover', 'box', 'landing'),
  /** The same, and the bar. */
  titled: set('bar', 'slide_in', 'modal', 'page_takeover', 'box', 'landing'),
  /** Cards with a picture beside the words, not behind them. */
  pictured: set('slide_in', 'modal', 'box', 'landing'),
  backdrops: set('page_takeover', 'landing'),
  overlays: set('bar', 'slide_in', 'modal', 'page_takeover'),
  /** Those that visitors opt in with. */
  forms: set('bar', 'slide_in', 'modal', 'page_takeover', 'box', 'landing', 'button', 'checkbox'),
  ruled: set('bar', 'slide_in', 'modal', 'page_takeover', 'omnichat'),
  /** Tools beside the page. */
  tools: lists.otherKinds,
  all: [...lists.runtimeTypes, ...lists.otherKinds] as const,
} satisfies Record<string, readonly WidgetType[]>;

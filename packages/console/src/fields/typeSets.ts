import { lists } from '@beckon/contract';
import type { WidgetType } from '../preview/Draft';

const set = <const Types extends readonly WidgetType[]>(...types: Types): Types => types;

/** Types that have something in common. [ENT-02, ENT-03] */
export const typeSets = {
  drawn: lists.runtimeTypes,
  /** Text, an image and a form. */
  cards: set('slide_in', 'modal', 'page_takeover', 'box', 'landing'),
  /** The same, and the bar. */
  titled: set('bar', 'slide_in', 'modal', 'page_takeover', 'box', 'landing'),
  /** Cards with an image next to the text, not behind it. */
  pictured: set('slide_in', 'modal', 'box', 'landing'),
  backdrops: set('page_takeover', 'landing'),
  overlays: set('bar', 'slide_in', 'modal', 'page_takeover'),
  /** Types that visitors opt in with. */
  forms: set('bar', 'slide_in', 'modal', 'page_takeover', 'box', 'landing', 'button', 'checkbox'),
  ruled: set('bar', 'slide_in', 'modal', 'page_takeover', 'omnichat'),
  /** Types that pages don't draw. */
  tools: lists.otherKinds,
  all: [...lists.runtimeTypes, ...lists.otherKinds] as const,
} satisfies Record<string, readonly WidgetType[]>;

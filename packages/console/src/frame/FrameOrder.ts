import type { Place } from '@beckon/contract';
import type { PreviewOrder } from '@beckon/widget/preview';

/** What the console sends to a preview's frame, once, after the frame is ready. */
export type FrameOrder = {
  kind: 'beckon.show';
  order: PreviewOrder;
  /** Where the widget appears: over the page, or in an element of it. */
  place: Place;
  scheme: 'light' | 'dark';
  /** The user agent to pretend; the browser's own if missing. */
  userAgent?: string | undefined;
  /** The font of the page, which the widget inherits; the system font if missing. */
  font?: string | undefined;
  /** Draws nothing behind the widget, so that the owner's page shows through. */
  isBare: boolean;
  /** No animations and nothing to click, as in a thumbnail. */
  isStill: boolean;
};

/** What a frame sends to the console. */
export type FrameNews = { kind: 'beckon.ready' } | { kind: 'beckon.drawn' };

/** Is this a message from a preview's frame? */
export function isFrameNews(data: unknown): data is FrameNews {
  const { kind } = (data ?? {}) as { kind?: unknown };
  return kind === 'beckon.ready' || kind === 'beckon.drawn';
}

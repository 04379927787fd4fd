import type { PreviewOrder } from '@beckon/widget/preview';

/** What the console tells a preview's frame, once, after the frame has said that it is ready. */
export type FrameOrder = {
  kind: 'beckon.show';
  order: PreviewOrder;
  /** Where the widget stands on the page: over it, or in an element of it. */
  place: 'overlay' | 'embed' | 'checkbox' | 'landing';
  scheme: 'light' | 'dark';
  /** What the browser is to call itself; its own name if there is none. */
  userAgent?: string | undefined;
  /** The font of the page, of which the widget takes its own; that of the browser's system if there is none. */
  font?: string | undefined;
  /** Nothing is drawn behind the widget: a page of the owner's shows through. */
  isBare: boolean;
  /** A picture without movement and without anything to press, such as a miniature. */
  isStill: boolean;
};

/** What a frame tells the console. */
export type FrameNews = { kind: 'beckon.ready' } | { kind: 'beckon.drawn' };

/** Is this a message of a preview's frame? */
export function isFrameNews(data: unknown): data is FrameNews {
  const { kind } = (data ?? {}) as { kind?: unknown };
  return kind === 'beckon.ready' || kind === 'beckon.drawn';
}

import type { lists } from '@beckon/contract';
import type { BodyView } from './BodyView';
import type { MediaView } from './MediaView';
import type { Layout } from './viewLayout';

/** Colors as CSS values; the drawing has defaults for missing ones. [LAY-03, SMS-12] */
export type Theme = {
  /** `auto` follows the visitor's preference: the widget has no background color. */
  scheme: 'light' | 'dark' | 'auto';
  background: string | undefined;
  headline: string | undefined;
  description: string | undefined;
  legal: string | undefined;
  buttonBackground: string;
  buttonText: string;
  success: string;
  successInk: string;
  /** Between 0 and 1. [OVL-03] */
  backdropOpacity: number;
};

/** What every layout has. */
export type Frame = {
  id: string;
  /** The name for screen readers, even if the owner wrote no title. [OVL-06] */
  name: string;
  theme: Theme;
  /** The provider's site that the badge links to, if the plan requires one. [LAY-01] */
  badgeUrl: string | undefined;
};

/** Text, picture and form of a widget. [CARD-01…06] */
export type CardView = {
  title: string;
  description: string;
  media: MediaView | undefined;
  mediaPlace: (typeof lists.imagePlacements)[number];
  variant: (typeof lists.cardVariants)[number];
  /** Below the text, or beside it. [CARD-06] */
  bodyPlace: 'bottom' | 'side';
  body: BodyView;
};

/** The background of a takeover or a landing page, and the color over it. [OVL-05, MEDIA-06, MEDIA-07] */
export type BackgroundView = { media: MediaView | undefined; layer: string | undefined };

/** Exactly what a component draws: plain, serializable, every decision already made. */
export type View = Frame & Layout;

/** The view of one layout. */
export type ViewOf<Name extends Layout['layout']> = Frame & Extract<Layout, { layout: Name }>;

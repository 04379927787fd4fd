import type { lists } from '@beckon/contract';
import type { BodyView } from './BodyView';
import type { MediaView } from './MediaView';
import type { OmnichatView } from './OmnichatView';

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

/** The ten layouts. */
export type Layout =
  /** A strip at an edge of the page. [BAR-01…07] */
  | {
      layout: 'bar';
      edge: 'top' | 'bottom';
      canClose: boolean;
      pushesPage: boolean;
      sticks: boolean;
      logo: string | undefined;
      title: string;
      body: BodyView;
    }
  | { layout: 'slideIn'; dock: (typeof lists.slideInPlacements)[number]; card: CardView }
  | { layout: 'modal'; card: CardView }
  | { layout: 'takeover'; card: CardView; background: BackgroundView }
  /** Only the form: a button widget, or a checkbox in a form of the host. [EMB-03, CHK-05] */
  | { layout: 'bare'; body: BodyView }
  /** A card in the page's own text; its width is a CSS value. [EMB-01, EMB-02] */
  | { layout: 'box'; card: CardView; width: string }
  /** A full page. [EMB-05] */
  | { layout: 'landing'; card: CardView; background: BackgroundView | undefined }
  /** A bubble that leads to the messenger where the chat plugin can't be shown. [CCHAT-06] */
  | { layout: 'launcher'; color: string; ink: string; greeting: string; url: string }
  /** The chat plugin draws itself; it only needs an element. */
  | { layout: 'chatPlugin' }
  | ({ layout: 'omnichat' } & OmnichatView);

/** Exactly what a component draws: plain, serializable, every decision already made. */
export type View = Frame & Layout;

/** The view of one layout. */
export type ViewOf<Name extends Layout['layout']> = Frame & Extract<Layout, { layout: Name }>;

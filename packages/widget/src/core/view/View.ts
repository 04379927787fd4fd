/** The phone form, ready to be drawn. [SMS-01, SMS-05, SMS-11] */
export type PhoneFormView = {
  kind: 'phone';
  buttonText: string;
  isLoading: boolean;
  /** The latest error alone is shown. [SMS-05] */
  error: string;
  legal: { text: string; links: readonly { label: string; url: string }[] };
  /** The browser's language, for the first country. [C-PHONE-05] */
  language: string;
};

/** What a visitor sees after the opt-in. [LAY-04] */
export type SubmittedView = { kind: 'submitted'; title: string; description: string };

/** Colours as CSS values; where one is missing the drawing has its own. [LAY-03, SMS-12] */
export type Theme = {
  scheme: 'light' | 'dark';
  background: string | undefined;
  headline: string | undefined;
  description: string | undefined;
  legal: string | undefined;
  buttonBackground: string;
  buttonText: string;
  success: string;
  /** Between 0 and 1. [OVL-03] */
  backdropOpacity: number;
};

/** Exactly what a component draws: plain, serialisable, every decision already made. */
export type View = {
  id: string;
  layout: 'modal';
  /** What screen readers call it, also where the owner wrote no title. [OVL-06] */
  name: string;
  title: string;
  description: string;
  theme: Theme;
  body: PhoneFormView | SubmittedView;
  /** The provider's site behind the badge, where the plan asks for one. [LAY-01] */
  badgeUrl: string | undefined;
};

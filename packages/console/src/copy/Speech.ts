import type { LateTranslation, Translation } from './Translation';

/** A language of the console: its texts, a call that sets those of the form controls, and one that fetches what few visits need. */
export type Speech = {
  readonly texts: Translation;
  readonly setControls: () => void;
  readonly loadLate: () => Promise<LateTranslation>;
};

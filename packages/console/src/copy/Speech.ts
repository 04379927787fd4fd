import type { LateTranslation, Translation } from './Translation';

/**
 * A language of the console. Its file has only texts: code that it shared with the console would come with all of the console, which reads
 * its texts as soon as it runs. So the two calls fetch the code they need.
 */
export type Speech = {
  readonly texts: Translation;
  /** Sets the texts of the form controls, once the console has loaded and before anything is drawn. */
  readonly setControls: () => Promise<void>;
  /** Fetches what few visits need. */
  readonly loadLate: () => Promise<LateTranslation>;
};

import type { VisitorTexts } from './english';

/**
 * The legal notice of a phone form as a template. The owner confirms it, or a changed one, before anyone sees it.
 * `{name}` is the name of the business; the nameless ones are for an account without a name. [SMS-11, A-45]
 */
export type LegalTemplates = {
  /** What US law requires: the four sentences of the English notice. */
  us: string;
  usNameless: string;
  /** The label of the box where European law applies. */
  eu: string;
  euNameless: string;
};

/** Everything built in for one language. */
export type LanguageTexts = { texts: VisitorTexts; legal: LegalTemplates };

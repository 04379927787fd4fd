import { copy } from '../copy/copy';
import { language } from '../copy/language';

/** The change of a figure against the previous period. */
export type Comparison = { change: number | undefined; words: string };

/** The change as a share of the previous figure; undefined if that was zero. [OWN-11] */
export function compareFigures(now: number, before: number, locale: string = language()): Comparison {
  const texts = copy.figures;
  if (before === 0) return { change: undefined, words: now === 0 ? texts.noChange : texts.fresh };
  const change = (now - before) / before;
  const written = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
  return { change, words: change === 0 ? texts.noChange : written };
}

import { countUnits } from './countUnits';

const writers = new Map<string, Intl.RelativeTimeFormat>();

/** How long ago or how far ahead a moment is, as text in a language. [DATA-08, A-73] */
export function relativeTime(fromMs: number, nowMs: number, locale?: string): string {
  const { count, unit } = countUnits(fromMs - nowMs);
  // "Yesterday" would be wrong for much of the time 24 to 48 hours ago, but "now" is better than "in 0 seconds".
  return writerFor(locale, count === 0 ? 'auto' : 'always').format(count, unit.name);
}

function writerFor(locale: string | undefined, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  const known = writers.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  writers.set(key, known);
  return known;
}

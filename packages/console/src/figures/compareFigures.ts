/** How a figure stands against the period before. */
export type Comparison = { change: number | undefined; words: string };

/** The change as a share of what was before; nothing where there was nothing before. [OWN-11] */
export function compareFigures(now: number, before: number, locale?: string): Comparison {
  if (before === 0) return { change: undefined, words: now === 0 ? 'as before' : 'new' };
  const change = (now - before) / before;
  const written = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
  return { change, words: change === 0 ? 'as before' : written };
}

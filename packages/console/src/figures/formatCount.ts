const percentDigits = 1;

/** A count as the owner's language writes it. */
export function formatCount(count: number, locale?: string): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** A share as a percentage; a dash where there is nothing to divide by. [OWN-11] */
export function formatRate(rate: number | null | undefined, locale?: string): string {
  if (rate === null || rate === undefined) return '–';
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: percentDigits }).format(
    rate,
  );
}

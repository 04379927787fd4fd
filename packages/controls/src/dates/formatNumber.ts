const made = new Map<string, Intl.NumberFormat>();

/** Writes a whole number in a locale's digits. */
export function formatNumber(number: number, locale: string): string {
  const format = made.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false });
  made.set(locale, format);
  return format.format(number);
}

import type { ListOption } from '@beckon/controls/SelectList/ListOption';

type Offered = { options: readonly ListOption[]; isClosed: boolean };

/** The entries with further ones behind them: trimmed, none twice, by the value of an option where one is named. Pure. */
export function addEntries(
  entries: readonly string[],
  texts: readonly string[],
  { options, isClosed }: Offered,
): string[] {
  const values = texts.flatMap((text) => {
    const name = text.trim();
    const known = options.find(
      ({ value, label }) => value === name || label.toLowerCase() === name.toLowerCase(),
    );
    return known ? [known.value] : isClosed || name === '' ? [] : [name];
  });
  return [...new Set([...entries, ...values])];
}

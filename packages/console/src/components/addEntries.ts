import type { ListOption } from '@beckon/controls/SelectList/ListOption';

type Offered = {
  options: readonly ListOption[];
  isClosed: boolean;
  /** A comma ends an entry, unless an option has one in its name. */
  splitsCommas?: boolean | undefined;
};

/** The entries with new ones added: trimmed, without duplicates, and by the value of an option if its label matches. Pure. */
export function addEntries(
  entries: readonly string[],
  texts: readonly string[],
  { options, isClosed, splitsCommas = false }: Offered,
): string[] {
  const find = (name: string): ListOption | undefined =>
    options.find(({ value, label }) => value === name || label.toLowerCase() === name.toLowerCase());
  const names = texts.flatMap((text) => (splitsCommas && !find(text.trim()) ? text.split(',') : [text]));
  const values = names.flatMap((text) => {
    const name = text.trim();
    const known = find(name);
    return known ? [known.value] : isClosed || name === '' ? [] : [name];
  });
  return [...new Set([...entries, ...values])];
}

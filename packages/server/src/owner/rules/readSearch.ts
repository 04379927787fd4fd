/** What is looked for among phone numbers: how they begin or how they end. */
export type PhoneSearch = { begins: string } | { ends: string };

const leastDigits = 2;

/** Reads what an owner types into the search: with a plus it is the beginning, without it the end. [OWN-12] */
export function readSearch(text: string): PhoneSearch | undefined {
  const bare = text.replace(/[\s().\-/]/g, '');
  // Two zeros lead abroad only in front of a whole number; else they are the beginning of its end.
  const digits = bare.replace(/^(?:\+|00(?=\d{8}))/, '');
  if (!/^\d+$/.test(digits) || digits.length < leastDigits) return undefined;
  return bare === digits ? { ends: digits } : { begins: `+${digits}` };
}

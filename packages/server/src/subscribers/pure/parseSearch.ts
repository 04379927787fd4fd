/** A search for phone numbers: by how they begin or how they end. */
export type PhoneSearch = { begins: string } | { ends: string };

const leastDigits = 2;

/** Parses what an owner types into the search: with a plus it is the beginning, without it the end. [OWN-12] */
export function parseSearch(text: string): PhoneSearch | undefined {
  const bare = text.replace(/[\s().\-/]/g, '');
  // Two zeros are an international prefix only in front of a whole number; else they begin the ending.
  const digits = bare.replace(/^(?:\+|00(?=\d{8}))/, '');
  if (!/^\d+$/.test(digits) || digits.length < leastDigits) return undefined;
  return bare === digits ? { ends: digits } : { begins: `+${digits}` };
}

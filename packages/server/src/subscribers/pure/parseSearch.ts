/** A search for phone numbers: by the whole number, or by how it ends. */
export type PhoneSearch = { number: string } | { ends: string };

/** Numbers are found by a hash of this many digits. */
const leastEnd = 4;
/** The shortest numbers with a country code. */
const leastNumber = 6;

/** Parses what an owner types into the search: with a plus it's a whole number, without it the end of one. [OWN-12] */
export function parseSearch(text: string): PhoneSearch | undefined {
  const bare = text.replace(/[\s().\-/]/g, '');
  // Two zeros are an international prefix only in front of a whole number; else they begin the ending.
  const digits = bare.replace(/^(?:\+|00(?=\d{8}))/, '');
  const isWhole = bare !== digits;
  if (!/^\d+$/.test(digits) || digits.length < (isWhole ? leastNumber : leastEnd)) return undefined;
  return isWhole ? { number: `+${digits}` } : { ends: digits };
}

/** The code point distance between a regional indicator and its capital letter. */
const indicatorOffset = 0x1f1e6 - 0x41;

/** The flag of a country key as an emoji; `DO2` has the flag of `DO`. Empty if it isn't a key. [DATA-01, A-72] */
export function flagOf(code: string): string {
  if (!/^[A-Z]{2}\d*$/.test(code)) return '';
  return code
    .slice(0, 2)
    .replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + indicatorOffset));
}

/** How far a regional indicator sign stands above its capital letter. */
const indicatorOffset = 0x1f1e6 - 0x41;

/** The flag of a country key as a text sign; `DO2` has the flag of `DO`. Empty when it is no key. [DATA-01, A-72] */
export function flagOf(code: string): string {
  if (!/^[A-Z]{2}\d*$/.test(code)) return '';
  return code
    .slice(0, 2)
    .replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + indicatorOffset));
}

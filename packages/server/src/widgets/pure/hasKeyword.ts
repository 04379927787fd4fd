/** Scripts without blanks between words: there a keyword may be anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const separators = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu;

/** A text for comparison: normalized characters, lower case, one blank between words. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(separators, ' ').trim();
}

/** Is the whole text one of these keywords, in any spelling? [OWN-22, ENT-14] */
export function isKeyword(text: string, keywords: readonly string[]): boolean {
  const given = plain(text);
  return given !== '' && keywords.some((keyword) => plain(keyword) === given);
}

/** Does the text contain one of these keywords as whole words? [ENT-20] */
export function hasKeyword(text: string, keywords: readonly string[]): boolean {
  const given = plain(text);
  return keywords.map(plain).some((keyword) => {
    if (keyword === '') return false;
    return unspaced.test(keyword) ? given.includes(keyword) : ` ${given} `.includes(` ${keyword} `);
  });
}

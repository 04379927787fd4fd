/** A token as it is used: what follows a '?' is cut off, and a plus sign that the address turned into a blank is one again. [PIX-12, A-53] */
export function cleanToken(raw: string): string {
  return raw.replace(/\?.*/s, '').replaceAll(' ', '+');
}

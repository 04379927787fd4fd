/** A usable token: anything after a '?' is cut off, and a plus sign that the address turned into a space is restored. [PIX-12, A-53] */
export function cleanToken(raw: string): string {
  return raw.replace(/\?.*/s, '').replaceAll(' ', '+');
}

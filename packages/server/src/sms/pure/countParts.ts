/** The GSM 03.38 characters that take one place; those in `double` take two. Any other makes the whole text Unicode. */
const single = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const double = new Set('\f^{}\\[~]|€');
const gsm = { whole: 160, part: 153 };
const unicode = { whole: 70, part: 67 };

/** The number of SMS segments of a text. */
export function countParts(text: string): number {
  let places = 0;
  for (const character of text) {
    if (single.has(character)) places += 1;
    else if (double.has(character)) places += 2;
    else return partsOf(text.length, unicode);
  }
  return partsOf(places, gsm);
}

function partsOf(places: number, { whole, part }: typeof gsm): number {
  return places <= whole ? 1 : Math.ceil(places / part);
}

const lanes = '1234';
const factor = 0x9e3779b1;
const shift = 15;
const digits = 8;
const radix = 16;

/** 128 bits of a text as 32 hexadecimal digits. It is synchronous and works on plain http pages; it protects no secret. [PIX-04, A-95] */
export function hashText(text: string): string {
  let bits = factor;
  let hash = '';
  for (const lane of lanes) {
    // Twice, so that the last letter affects every bit too.
    for (const letter of lane + text + text) {
      bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), factor);
      bits ^= bits >>> shift;
    }
    hash += (bits >>> 0).toString(radix).padStart(digits, '0');
  }
  return hash;
}

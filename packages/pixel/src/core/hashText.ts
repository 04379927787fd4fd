const laneA = 0x9e3779b1;
const laneB = 0x85ebca6b;
const laneC = 0xc2b2ae35;
const laneD = 0x27d4eb2f;
const shift = 15;
const digits = 8;
const radix = 16;

/** 128 bits of a text as 32 hexadecimal digits. It works at once and on plain http pages; it protects no secret. [PIX-04, A-95] */
export function hashText(text: string): string {
  return [laneA, laneB, laneC, laneD]
    .map((lane) => {
      // Each odd number carries its own 32 of the 128 bits.
      let bits = lane;
      // Twice, so that the last letter reaches every bit as well.
      for (const letter of text + text) {
        bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), lane);
        bits ^= bits >>> shift;
      }
      return (bits >>> 0).toString(radix).padStart(digits, '0');
    })
    .join('');
}

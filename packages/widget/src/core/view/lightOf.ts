const hexDigits = /^#([0-9a-f]{3,8})$/i;
const shortLength = 4;
const full = 255;
const hex = 16;
const named: Readonly<Record<string, number>> = { white: 1, black: 0 };
/** How much red, green and blue contribute to perceived luminance. */
const red = 0.2126;
const green = 0.7152;
const blue = 0.0722;
const linearBelow = 0.04045;
const linearSlope = 12.92;
const curve = 2.4;
const offset = 0.055;

/** A color's luminance relative to white, between 0 and 1; undefined for a color that is not written in digits. */
export function lightOf(color: string | undefined): number | undefined {
  const word = named[color?.toLowerCase() ?? ''];
  const digits = hexDigits.exec(color ?? '')?.[1];
  if (!digits) return word;
  const size = digits.length <= shortLength ? 1 : 2;
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((index) => {
    const text = digits.slice(index * size, (index + 1) * size);
    const share = Number.parseInt(text.padEnd(2, text), hex) / full;
    return share <= linearBelow ? share / linearSlope : ((share + offset) / (1 + offset)) ** curve;
  });
  return red * r + green * g + blue * b;
}

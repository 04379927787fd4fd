const hexDigits = /^#([0-9a-f]{3,8})$/i;
const shortLength = 4;
const full = 255;
const hex = 16;
/** What red, green and blue add to the lightness that an eye sees. */
const red = 0.2126;
const green = 0.7152;
const blue = 0.0722;
/** Below this share of white's light, white text reads better than black. */
const darkBelow = 0.32;

/** Is this ground dark, so that text and fields on it must be light? Only hexadecimal colours can be judged. [LAY-03] */
export function isDark(color: string | undefined): boolean {
  const digits = hexDigits.exec(color ?? '')?.[1];
  if (!digits) return color === 'black';
  const size = digits.length <= shortLength ? 1 : 2;
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((index) => {
    const text = digits.slice(index * size, (index + 1) * size);
    // Squaring is close enough to the eye's own curve for a yes or no.
    return (Number.parseInt(text.padEnd(2, text), hex) / full) ** 2;
  });
  return red * r + green * g + blue * b < darkBelow;
}

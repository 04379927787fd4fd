import type { Rgba } from './CodeStyle';

const full = 255;
const hexBase = 16;
const percent = 100;
const degrees = 360;
const shortHex = 4;
/** The first CSS color names, and some that owners like. */
const words: Record<string, string> = {
  black: '000',
  white: 'fff',
  red: 'f00',
  lime: '0f0',
  blue: '00f',
  yellow: 'ff0',
  cyan: '0ff',
  aqua: '0ff',
  magenta: 'f0f',
  fuchsia: 'f0f',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  maroon: '800000',
  olive: '808000',
  green: '008000',
  purple: '800080',
  teal: '008080',
  navy: '000080',
  orange: 'ffa500',
  pink: 'ffc0cb',
  brown: 'a52a2a',
  gold: 'ffd700',
  transparent: '0000',
};

const byte = (value: number): number => Math.min(full, Math.max(0, Math.round(value)));

/** A configured color as bytes, for pictures; nothing if it can't be drawn. [ENT-19] */
export function parseRgba(color: string): Rgba | undefined {
  const text = color.trim().toLowerCase();
  const hex = text.startsWith('#') ? text.slice(1) : words[text];
  if (hex !== undefined) return parseHex(hex);
  const [, kind, inside = ''] = /^(rgb|hsl)a?\((.*)\)$/.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  if (kind === undefined || parts.length < 'rgb'.length) return undefined;
  const [first, second, third, alpha = 1] = parts.map((part) => part.replace(/deg$/, ''));
  const values = [first, second, third, alpha].map((part) => parsePart(part, kind === 'rgb'));
  return values.some((value) => Number.isNaN(value)) ? undefined : toRgba(kind, values);
}

function parseHex(hex: string): Rgba | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex)) return undefined;
  const long = hex.length <= shortHex ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0, alpha = full] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, hexBase),
  );
  return [red, green, blue, alpha];
}

/** A share of the whole: of 255 in `rgb`, of 1 elsewhere; keeps degrees as they are. */
function parsePart(part: string | number | undefined, isRgb: boolean): number {
  const text = String(part);
  if (text.endsWith('%')) return (Number.parseFloat(text) / percent) * (isRgb ? full : 1);
  return text === '' ? Number.NaN : Number(text);
}

function toRgba(kind: string, [first = 0, second = 0, third = 0, alpha = 1]: number[]): Rgba {
  const opacity = byte((kind === 'rgb' && alpha > 1 ? alpha / full : alpha) * full);
  if (kind === 'rgb') return [byte(first), byte(second), byte(third), opacity];
  return [...fromHsl(first, second, third), opacity];
}

/** The color wheel in twelve parts: where each channel begins, and where it rises and falls. */
const circle = { part: 30, parts: 12, red: 0, green: 8, blue: 4, rise: 3, fall: 9 } as const;

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const turn = (((hue % degrees) + degrees) % degrees) / circle.part;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const [red, green, blue] = [circle.red, circle.green, circle.blue].map((offset) => {
    const at = (offset + turn) % circle.parts;
    return byte((lightness - reach * Math.max(-1, Math.min(at - circle.rise, circle.fall - at, 1))) * full);
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}

import { lightOf } from '@beckon/widget/decisions';

/** Hue 0 to 360, saturation and lightness 0 to 100. */
export type Hsl = { h: number; s: number; l: number };

const glare = 0.05;
const full = 255;
const hex = 16;
const percent = 100;
const turn = 360;

/** How many times lighter one color is than another, from 1 to 21; undefined unless both are written in hex digits. [LAY-03] */
export function contrastOf(one: string | undefined, other: string | undefined): number | undefined {
  const [a, b] = [lightOf(one), lightOf(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + glare) / (Math.min(a, b) + glare);
}

/** `#rgb` and `#rrggbb`, with or without transparency, as six digits; undefined for anything else. */
export function parseHex(color: string | undefined): string | undefined {
  const named = { white: '#ffffff', black: '#000000' }[color?.toLowerCase() ?? ''];
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(named ?? color ?? '')?.[1];
  if (!digits) return undefined;
  const isShort = digits.length < 6;
  const pairs = isShort ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return `#${pairs.slice(0, 3).join('').toLowerCase()}`;
}

/** A color as hue, saturation and lightness. */
export function toHsl(color: string): Hsl {
  const digits = parseHex(color)?.slice(1) ?? '000000';
  const [r = 0, g = 0, b = 0] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, hex) / full);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  const l = (most + least) / 2;
  if (spread === 0) return { h: 0, s: 0, l: l * percent };
  const sixth =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { h: (sixth / 6) * turn, s: (spread / (1 - Math.abs(2 * l - 1))) * percent, l: l * percent };
}

/** Hue, saturation and lightness as six digits. */
export function toHex({ h, s, l }: Hsl): string {
  const [share, light] = [s / percent, l / percent];
  const reach = share * Math.min(light, 1 - light);
  const channel = (offset: number): string => {
    const k = (offset + h / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * full)
      .toString(hex)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

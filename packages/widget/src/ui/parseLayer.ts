import { lightOf } from '../core/view/lightOf';

/** A color over a picture: the color without its transparency, and the scheme that is readable on it. */
export type Layer = { ground: string; scheme: 'light' | 'dark' };

const hexForm = /^#(?:([\da-f]{3,4})|([\da-f]{6}|[\da-f]{8}))$/i;
const numberForm = /^rgba?\((\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+)(%?))?\)$/i;
const full = 255;
const hex = 16;
const percent = 100;
/** The tokens' text colors, and the contrast they need. */
const inks = { dark: '#eceef4', light: '#1a2033' } as const;
const glare = 0.05;
const leastContrast = 4.5;

/** Whether text is readable on this layer, whatever the picture below; undefined if it is too thin or can't be parsed. [OVL-05, MEDIA-07] */
export function parseLayer(layer: string | undefined): Layer | undefined {
  const parts = parseLayerParts(layer ?? '');
  if (!parts) return undefined;
  const ground = mix(parts, full, 1);
  const lights = [0, full].map((under) => lightOf(mix(parts, under, parts[alphaAt])) ?? 0);
  const scheme = (['dark', 'light'] as const).find((one) =>
    lights.every((light) => contrast(light, lightOf(inks[one]) ?? 0) >= leastContrast),
  );
  return scheme && { ground, scheme };
}

type Parts = readonly [number, number, number, number];
const alphaAt = 3;

function parseLayerParts(text: string): Parts | undefined {
  const [, short, long] = hexForm.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits) {
    const [r = 0, g = 0, b = 0, a = full] = (digits.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, hex),
    );
    return [r, g, b, a / full];
  }
  const [, r, g, b, a = 1, unit] = numberForm.exec(text) ?? [];
  return r === undefined ? undefined : [Number(r), Number(g), Number(b), Number(a) / (unit ? percent : 1)];
}

function mix([r, g, b]: Parts, under: number, alpha: number): string {
  const channel = (value: number) =>
    Math.round(value * alpha + under * (1 - alpha))
      .toString(hex)
      .padStart(2, '0');
  return `#${[r, g, b].map(channel).join('')}`;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + glare) / (Math.min(one, other) + glare);
}

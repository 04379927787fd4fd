import type { MessengerCode } from '@beckon/contract';
import type { CodeStyle } from './CodeStyle';
import { parseRgba } from './parseRgba';

const opaque = 255;

/** The configured look of a code; an unusable color becomes the default. Without a background it is transparent. [ENT-19, DEF-26] */
export function buildCodeStyle({ size, removeLogoBackground, colors }: MessengerCode): CodeStyle {
  const [red, green, blue, alpha] = parseRgba(colors.bgColor) ?? [opaque, opaque, opaque, opaque];
  return {
    sizePx: Math.round(size),
    background: [red, green, blue, removeLogoBackground ? 0 : alpha],
    foreground: parseRgba(colors.fgColor) ?? [0, 0, 0, opaque],
  };
}

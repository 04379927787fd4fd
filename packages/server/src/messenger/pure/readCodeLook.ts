import type { MessengerCode } from '@beckon/contract';
import type { CodeLook } from './CodeLook';
import { readRgba } from './readRgba';

const opaque = 255;

/** The configured look of a code; an unusable color becomes the default. Without a background it is transparent. [ENT-19, DEF-26] */
export function readCodeLook({ size, removeLogoBackground, colors }: MessengerCode): CodeLook {
  const [red, green, blue, alpha] = readRgba(colors.bgColor) ?? [opaque, opaque, opaque, opaque];
  return {
    sizePx: Math.round(size),
    background: [red, green, blue, removeLogoBackground ? 0 : alpha],
    foreground: readRgba(colors.fgColor) ?? [0, 0, 0, opaque],
  };
}

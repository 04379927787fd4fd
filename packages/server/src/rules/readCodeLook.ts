import type { MessengerCode } from '@beckon/contract';
import type { CodeLook } from './CodeLook';
import { readRgba } from './readRgba';

const opaque = 255;

/** The look of a code as configured; a colour that cannot be drawn is the default. Without its background it is clear. [ENT-19, DEF-26] */
export function readCodeLook({ size, removeLogoBackground, colors }: MessengerCode): CodeLook {
  const [red, green, blue, alpha] = readRgba(colors.bgColor) ?? [opaque, opaque, opaque, opaque];
  return {
    sizePx: Math.round(size),
    background: [red, green, blue, removeLogoBackground ? 0 : alpha],
    foreground: readRgba(colors.fgColor) ?? [0, 0, 0, opaque],
  };
}

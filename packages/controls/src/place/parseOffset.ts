import { type Length, type Measure, parseUnit, type Unit } from './parseUnit';
import type { Gap } from './place';

/** A popover's distance from its anchor (`gap`), and its shift along the anchor's edge (`shift`). */
export type Offset = Length | { readonly gap?: Length; readonly shift?: Length };

/** The current size of each unit in pixels. */
export type Rulers = Readonly<Record<Unit, number>>;

/** Parses an offset once; returns a function that converts it to pixels with the current rulers. [C-POP-03, ERR-14] */
export function parseOffset(offset: Offset | undefined): (rulers: Rulers) => Partial<Gap> {
  const { gap, shift } = typeof offset === 'object' ? offset : { gap: offset, shift: undefined };
  const [away, along] = [gap, shift].map((length) => (length === undefined ? undefined : parseUnit(length)));
  return (rulers) => ({
    ...(away ? { gapPx: inPx(away, rulers) } : {}),
    ...(along ? { shiftPx: inPx(along, rulers) } : {}),
  });
}

function inPx({ amount, unit }: Measure, rulers: Rulers): number {
  return amount * rulers[unit];
}

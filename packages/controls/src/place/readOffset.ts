import type { Gap } from './place';
import { type Length, type Measure, readUnit, type Unit } from './readUnit';

/** How far from its anchor a popover stands (`gap`), and how far it is moved along the anchor's edge (`shift`). */
export type Offset = Length | { readonly gap?: Length; readonly shift?: Length };

/** What one of each unit is in pixels at the moment. */
export type Rulers = Readonly<Record<Unit, number>>;

/** Reads an offset once; the answer gives it in pixels for the rulers of the moment. [C-POP-03, ERR-14] */
export function readOffset(offset: Offset | undefined): (rulers: Rulers) => Partial<Gap> {
  const { gap, shift } = typeof offset === 'object' ? offset : { gap: offset, shift: undefined };
  const [away, along] = [gap, shift].map((length) => (length === undefined ? undefined : readUnit(length)));
  return (rulers) => ({
    ...(away ? { gapPx: inPx(away, rulers) } : {}),
    ...(along ? { shiftPx: inPx(along, rulers) } : {}),
  });
}

function inPx({ amount, unit }: Measure, rulers: Rulers): number {
  return amount * rulers[unit];
}

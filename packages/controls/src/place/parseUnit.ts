import { errors } from '@beckon/contract';

/** The units of a length; a percentage is relative to the anchor. */
export const units = ['px', 'rem', 'em', 'vw', 'vh', '%'] as const;

/** One of the units that a position may be given in. */
export type Unit = (typeof units)[number];

/** A number of pixels, or a number with its unit such as `0.5rem`. */
export type Length = number | string;

/** A parsed length. */
export interface Measure {
  readonly amount: number;
  readonly unit: Unit;
}

const pattern = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z%]*)\s*$/i;

/** Reads a length with its unit, pixels by default; an unknown unit is a developer error. [C-POP-03, ERR-14] */
export function parseUnit(length: Length): Measure {
  const [, digits, name] = pattern.exec(String(length)) ?? [];
  const unit = units.find((known) => known === (name?.toLowerCase() || 'px'));
  if (digits === undefined || !unit) throw new Error(errors.unknownUnits(name || String(length)));
  return { amount: Number(digits), unit };
}

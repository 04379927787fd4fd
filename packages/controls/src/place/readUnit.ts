import { errors } from '@beckon/contract';

/** What a length may be given in; a percentage is of the anchor. */
export const units = ['px', 'rem', 'em', 'vw', 'vh', '%'] as const;

/** One of the units that a position may be given in. */
export type Unit = (typeof units)[number];

/** A number of pixels, or a number with its unit such as `0.5rem`. */
export type Length = number | string;

/** A length that was read. */
export interface Measure {
  readonly amount: number;
  readonly unit: Unit;
}

const pattern = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z%]*)\s*$/i;

/** Reads a length with its unit, pixels where none is named; a unit nobody knows is a developer error. [C-POP-03, ERR-14] */
export function readUnit(length: Length): Measure {
  const [, digits, name] = pattern.exec(String(length)) ?? [];
  const unit = units.find((known) => known === (name?.toLowerCase() || 'px'));
  if (digits === undefined || !unit) throw new Error(errors.unknownUnits(name || String(length)));
  return { amount: Number(digits), unit };
}

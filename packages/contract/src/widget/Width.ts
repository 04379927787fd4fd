import * as lists from '../constants/lists';
import { parseNumber } from './parseNumber';
import { parseWith } from './parseWith';

/** [ENT-09, A-93] */
export type Width = { unit: (typeof lists.widthUnits)[number]; value: number };

/** Reads a width as `{ unit: "px", value: 350 }` or `["px", 350]`. [ENT-09, A-93] */
export const Width = parseWith((raw): Width | undefined => {
  const [given, size] = Array.isArray(raw)
    ? raw
    : [(raw as Partial<Width>)?.unit, (raw as Partial<Width>)?.value];
  const unit = lists.widthUnits.find((one) => one === given);
  const value = parseNumber(size);
  return unit && value !== undefined && value > 0 ? { unit, value } : undefined;
}, 'must be a unit (px or %) and a number above 0');

import { parseNumber } from './parseNumber';
import { parseWith } from './parseWith';

/** A rule as configured: its kind and its value, `["scroll", 30]`. [A-07, ENT-11] */
export type Pair = readonly [kind: string, value: number | string | null];

/**
 * Reads `["scroll", 30]`, `["always"]` and `{ type, value }`. An unknown kind is kept:
 * such a rule never passes by itself, but the host can still open the widget. [A-07, DISP-10]
 */
export const Pair = parseWith((raw): Pair | undefined => {
  const [kind, value = null] = Array.isArray(raw) ? raw : asPair(raw);
  if (typeof kind !== 'string') return undefined;
  if (value !== null && typeof value !== 'string' && typeof value !== 'number') return undefined;
  return [kind, kind === 'anchor' ? value : (parseNumber(value) ?? value)];
}, 'must be a pair such as ["scroll", 30]');

function asPair(raw: unknown): unknown[] {
  const { type, value } = (raw ?? {}) as { type?: unknown; value?: unknown };
  return [type, value];
}

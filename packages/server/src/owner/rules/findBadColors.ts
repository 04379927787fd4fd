import { readColor } from '@beckon/contract';
import { isColor } from './isColor';
import type { FieldProblem } from './readProblems';

/** Colours stand below a `colors`, and one stands alone. */
const single = new Set(['chatBubble']);

/**
 * Words that a page would take for a colour and no browser knows, by the path of their field. What not even a page reads counts
 * as missing, and is a warning. [OWN-10, LAY-03]
 */
export function findBadColors(value: unknown, path: string, isColors = false): FieldProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]): FieldProblem[] => {
    const place = `${path}.${name}`;
    if (typeof one !== 'string') return findBadColors(one, place, name === 'colors');
    const isBad = (isColors || single.has(name)) && readColor(one) !== undefined && !isColor(one);
    return isBad ? [{ path: place, message: 'must be a colour, such as #1a2b3c or teal' }] : [];
  });
}

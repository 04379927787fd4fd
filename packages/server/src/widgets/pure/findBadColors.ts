import { parseColor } from '@beckon/contract';
import { explain } from '@beckon/contract/data/explain';
import type { FieldProblem } from '../../api/pure/index';
import { isColor } from './isColor';

/** Colors are below a `colors`; one is on its own. */
const single = new Set(['chatBubble']);

/**
 * Words that a page would accept as a color but no browser knows, by the path of their field. Values that not even a page
 * accepts count as missing and give a warning. [OWN-10, LAY-03]
 */
export function findBadColors(value: unknown, path: string, isColors = false): FieldProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]): FieldProblem[] => {
    const place = `${path}.${name}`;
    if (typeof one !== 'string') return findBadColors(one, place, name === 'colors');
    const isBad = (isColors || single.has(name)) && parseColor(one) !== undefined && !isColor(one);
    return isBad ? [{ path: place, ...explain('color') }] : [];
  });
}

import { lists, Pair } from '@beckon/contract';
import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import type { FieldProblem } from '../../api/pure/index';

const kinds: Readonly<Record<string, readonly string[]>> = lists.ruleKinds;
/** Rules that need an amount. */
const counted: readonly string[] = ['scroll', 'delay', 'seconds', 'hours', 'days'];

/** Rules that pages can't follow: an unknown word, a missing number. Such a widget never opens by itself. [DISP-10, OWN-10] */
export function findUnknownRules(given: Record<string, unknown>, path: string): FieldProblem[] {
  return Object.entries(given).flatMap(([name, value]): FieldProblem[] => {
    const words = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const read = v.safeParse(Pair, value);
    if (!words || !read.success) return [];
    const [kind, amount] = read.output;
    const place = `${path}.${name}`;
    if (!words.includes(kind))
      return [{ path: place, ...explain('unknown_rule', { kind, words: words.join(', ') }) }];
    const lacksNumber = counted.includes(kind) && typeof amount !== 'number';
    return lacksNumber ? [{ path: place, ...explain('no_number', { kind }) }] : [];
  });
}

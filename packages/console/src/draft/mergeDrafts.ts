import type { Draft } from '../data/Draft';
import { writePath } from '../fields/valueAtPath';
import { isSame, listChanges } from './listChanges';

/** Two drafts merged into one; `clashes` are the fields that both sides changed differently, where mine is kept. */
export type Merged = { draft: Draft; clashes: readonly string[] };

/** Merges two people's changes to the same draft. Pure. [OWN-09] */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merged {
  const own = listChanges(base, mine);
  const others = new Map(listChanges(base, theirs).map(({ path, after }) => [path, after]));
  const findOverlaps = (path: string): string[] =>
    [...others.keys()].filter(
      (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
    );
  const clashes = own
    .filter(({ path, after }) =>
      findOverlaps(path).some((other) => other !== path || !isSame(others.get(other), after)),
    )
    .map(({ path }) => path);
  const draft = own.reduce<object>(
    (into, { path, after }) => writePath(into as never, path, after),
    theirs,
  ) as Draft;
  return { draft: { ...draft, data: draft.data ?? {} }, clashes };
}

import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { VisitOutcome } from './simulateVisit';

const { outcome: texts } = copy.rules;

/** The result of a visit in one sentence. [DISP-22] */
export function describeOutcomes(outcomes: readonly VisitOutcome[]): string {
  const [first] = outcomes;
  if (outcomes.length > 1) {
    const n = outcomes.filter(({ openedAtS }) => openedAtS !== undefined).length;
    return fill(texts.pages, { n, total: outcomes.length });
  }
  if (first?.openedAtS === undefined) return texts.none;
  return first.openedAtS === 0 ? texts.immediately : fill(texts.later, { n: first.openedAtS });
}

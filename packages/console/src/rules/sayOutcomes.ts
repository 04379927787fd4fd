import type { VisitOutcome } from './simulateVisit';

/** What a visit comes to, in one sentence. [DISP-22] */
export function sayOutcomes(outcomes: readonly VisitOutcome[]): string {
  const [first] = outcomes;
  if (outcomes.length > 1) {
    const count = outcomes.filter(({ openedAtS }) => openedAtS !== undefined).length;
    return `It opens on ${count || 'none'} of ${outcomes.length} pages.`;
  }
  if (first?.openedAtS === undefined) return 'It does not open.';
  return first.openedAtS === 0 ? 'It opens at once.' : `It opens after ${first.openedAtS} s.`;
}

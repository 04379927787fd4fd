import { lists, type PageFacts } from '@beckon/contract';

/** Only one widget that blocks the page opens at a time, whichever type it has. */
const kindOf = (type: string): string => (lists.blockingTypes.includes(type) ? 'blocking' : type);

/**
 * Of the widgets that are due, those that no other one of their kind competes with: which of several opens first, or how they share an edge
 * of the page, only the core knows. [LOAD-21, OPEN-18]
 */
export function findUncontested(due: PageFacts['w']): PageFacts['w'] {
  return due.filter(([id, type]) =>
    due.every(([other, its]) => other === id || kindOf(its) !== kindOf(type)),
  );
}

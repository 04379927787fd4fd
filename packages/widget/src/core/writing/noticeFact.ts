import type { Event } from '../Event';
import type { State } from '../State';

/** What we can learn about a page by watching it. */
export type PageFact = Extract<
  Event,
  { type: 'page.scrolled' | 'page.ticked' | 'page.exitIntended' | 'page.anchorReached' }
>;

/** What is known about a page, with one more fact. The furthest scroll wins. [LOAD-09, DISP-03, DISP-05, DISP-07, DISP-09] */
export function noticeFact(page: State['page'], fact: PageFact): State['page'] {
  if (fact.type === 'page.scrolled')
    return fact.percent > page.maxScroll ? { ...page, maxScroll: fact.percent } : page;
  if (fact.type === 'page.ticked') return { ...page, secondsSpent: fact.seconds };
  if (fact.type === 'page.exitIntended') return { ...page, exitIntent: true };
  return { ...page, anchors: { ...page.anchors, [fact.name]: true } };
}

import type { State } from './State';

/** What is known of a page before we watch it, and on a new route. [LOAD-09] */
export const emptyPage: State['page'] = { exitIntent: false, maxScroll: 0, secondsSpent: 0, anchors: {} };

import type { Effect } from './Effect';
import type { State } from './State';

/** What follows from a fact: the next state, then the orders. */
export type Outcome = readonly [State, ...Effect[]];

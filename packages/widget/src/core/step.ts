import { acting } from './acting';
import type { Event, Stamped } from './Event';
import type { Outcome } from './Outcome';
import type { State } from './State';
import { watching } from './watching';

const all = { ...watching, ...acting };

/** The one road through the core: a fact changes the state and gives orders. Pure. */
export function step(state: State, event: Stamped): Outcome {
  const behaviour = all[event.type] as (state: State, event: Stamped<Event>) => Outcome;
  return behaviour(state, event);
}

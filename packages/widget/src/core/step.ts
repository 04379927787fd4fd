import { acting, settle } from './acting';
import { bubbling } from './bubbling';
import type { Behaviours } from './createRing';
import type { Event, Stamped } from './Event';
import { messaging } from './messaging';
import type { Outcome } from './Outcome';
import type { State } from './State';
import { watching } from './watching';

/** Every behaviour there is: a fact that none of the four tables follows does not compile. */
const all = { ...watching, ...acting, ...messaging, ...bubbling } satisfies Record<Event['type'], unknown>;

/** The one road through the core: a fact changes the state and gives orders; then whatever is due opens. Pure. */
export function step(state: State, event: Stamped): Outcome {
  const behaviour = (all as unknown as Behaviours)[event.type] as (state: State, event: Stamped) => Outcome;
  const [behaved, ...orders] = behaviour(state, event);
  const [next, ...more] = settle(behaved, event.at);
  return [next, ...orders, ...more];
}

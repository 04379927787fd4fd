import type { Effect } from './Effect';
import type { Event } from './Event';
import type { State } from './State';
import { step } from './step';

/** One hand for every order; forget one and it does not compile. */
export type Hands = { [Name in Effect['order']]: (effect: Extract<Effect, { order: Name }>) => void };

/** The loop that everything moves round: a fact in, a new state and orders out. */
export type Ring = {
  send: (event: Event) => void;
  get: () => State;
  subscribe: (listener: () => void) => () => void;
};

type World = { hands: Hands; now: () => number; report: (error: unknown) => void };

/** Builds the ring. A hand or a listener that fails never stops it. */
export function createRing(first: State, { hands, now, report }: World): Ring {
  const waiting: Event[] = [];
  const listeners = new Set<() => void>();
  let state = first;
  let turning = false;

  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      report(error);
    }
  };

  function turn(event: Event): void {
    const [next, ...orders] = step(state, { ...event, at: now() });
    const changed = next !== state;
    state = next;
    for (const order of orders) guarded(() => (hands[order.order] as (effect: Effect) => void)(order));
    if (changed) for (const listener of listeners) guarded(listener);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      waiting.push(event);
      if (turning) return;
      turning = true;
      for (let fact = waiting.shift(); fact; fact = waiting.shift()) {
        const one = fact;
        guarded(() => turn(one));
      }
      turning = false;
    },
  };
}

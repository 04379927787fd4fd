import type { Effect } from './Effect';
import type { Event, Stamped } from './Event';
import type { State } from './State';
import { step } from './step';

/** One hand for every order; forget one and it does not compile. */
export type Hands = { [Name in Effect['order']]: (effect: Extract<Effect, { order: Name }>) => void };

/** A fact and the state it met: enough to replay what followed. */
export type Turn = { before: State; fact: Stamped };

/** The loop that everything moves round: a fact in, a new state and orders out. */
export type Ring = {
  send: (event: Event) => void;
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  /** Is a fact being followed? Then what is sent waits for its turn. */
  isTurning: () => boolean;
  /** The last turns, without anything personal. */
  past: () => readonly Turn[];
};

type World = { hands: Hands; now: () => number; report: (error: unknown) => void };

const keptTurns = 100;

/** Builds the ring. A hand or a listener that fails never stops it. */
export function createRing(first: State, { hands, now, report }: World): Ring {
  const waiting: Event[] = [];
  const turns: Turn[] = [];
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
    const fact = { ...event, at: now() };
    turns.push({ before: state, fact: impersonal(fact) });
    if (turns.length > keptTurns) turns.shift();
    const [next, ...orders] = step(state, fact);
    const changed = next !== state;
    state = next;
    for (const order of orders) guarded(() => (hands[order.order] as (effect: Effect) => void)(order));
    if (changed) for (const listener of listeners) guarded(listener);
  }

  return {
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
    get: () => state,
    isTurning: () => turning,
    past: () => turns,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a visitor typed is not kept for replay: that a number was sent is enough. */
function impersonal(fact: Stamped): Stamped {
  return fact.type === 'phone.submitted' && fact.phoneNumber !== null ? { ...fact, phoneNumber: '+0' } : fact;
}

import type { Effect } from './Effect';
import type { Event, Stamped } from './Event';
import type { State } from './State';
import { step } from './step';

/** One handler for every order; a missing one is a compile error. */
export type EffectHandlers = {
  [Name in Effect['order']]: (effect: Extract<Effect, { order: Name }>) => void;
};

/** A fact and the state before it: enough to replay what followed. */
export type Turn = { before: State; fact: Stamped };

/** The central loop: a fact goes in, a new state and orders come out. */
export type Ring = {
  send: (event: Event) => void;
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  /** Whether a turn is in progress; facts sent during it wait. */
  isTurning: () => boolean;
  /** The last turns, without personal data. */
  past: () => readonly Turn[];
};

type Deps = { handlers: EffectHandlers; now: () => number; report: (error: unknown) => void };

const keptTurns = 100;

/** Creates the ring. A handler or a listener that fails never stops it. */
export function createRing(first: State, { handlers, now, report }: Deps): Ring {
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
    for (const order of orders) guarded(() => (handlers[order.order] as (effect: Effect) => void)(order));
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

/** Phone numbers are not kept for replay: that one was sent is enough. */
function impersonal(fact: Stamped): Stamped {
  return fact.type === 'phone.submitted' && fact.phoneNumber !== null ? { ...fact, phoneNumber: '+0' } : fact;
}

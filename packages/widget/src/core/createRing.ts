import type { Effect } from './Effect';
import type { Event, EventOf, Stamped } from './Event';
import type { Outcome } from './Outcome';
import type { State } from './State';

/** One hand for every order; forget one and it does not compile. */
export type Hands = { [Name in Effect['order']]: (effect: Extract<Effect, { order: Name }>) => void };

/** One behaviour for every fact. */
export type Behaviours = { [Type in Event['type']]: (state: State, event: EventOf<Type>) => Outcome };

/** Behaviours by fact. A part of them arrives later; one that answers nothing leaves the fact to those. */
export type Table = { [Type in Event['type']]?: (state: State, event: never) => Outcome | undefined };

/** What is done after every fact, whatever it was. */
export type Settle = (state: State, at: number) => Outcome;

type Behave = (state: State, event: Stamped) => Outcome | undefined;

/** A fact and the state it met: enough to replay what followed. */
export type Turn = { before: State; fact: Stamped };

/** The loop that everything moves round: a fact in, a new state and orders out. */
export type Ring = {
  send: (event: Event) => void;
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  /** Adds behaviours and hands; facts and orders that waited for them happen now. */
  learn: (part: Partial<Part>) => void;
  /** The last turns, without anything personal. */
  past: () => readonly Turn[];
};

/** Some of what the ring can do; more of it may arrive later. */
type Part = {
  hands: Partial<Hands>;
  table: Table;
  settle: Settle;
  /** A fact or an order of this name came, and nobody knows how to follow it yet. */
  lack: (name: Event['type'] | Effect['order']) => void;
};

type World = Part & { now: () => number; report: (error: unknown) => void };

const keptTurns = 100;

/** Builds the ring. A hand or a listener that fails never stops it. */
export function createRing(first: State, { hands, table, now, report, ...world }: World): Ring {
  const known: Table = { ...table };
  const able: Partial<Hands> = { ...hands };
  const undone: Effect[] = [];
  const waiting: Event[] = [];
  const early: Event[] = [];
  const turns: Turn[] = [];
  const listeners = new Set<() => void>();
  let { settle, lack } = world;
  let state = first;
  let turning = false;

  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      report(error);
    }
  };

  function follow(order: Effect): void {
    const hand = able[order.order] as ((effect: Effect) => void) | undefined;
    if (hand) {
      guarded(() => hand(order));
    } else {
      undone.push(order);
      lack(order.order);
    }
  }

  function turn(event: Event): void {
    const fact = { ...event, at: now() };
    const behaviour = known[event.type] as Behave | undefined;
    // Of two facts of one kind the later never comes first.
    const waits = early.some(({ type }) => type === event.type);
    const outcome = waits ? undefined : behaviour?.(state, fact);
    if (!outcome) {
      early.push(event);
      lack(event.type);
      return;
    }
    turns.push({ before: state, fact: impersonal(fact) });
    if (turns.length > keptTurns) turns.shift();
    const [behaved, ...orders] = outcome;
    const [next, ...more] = settle(behaved, fact.at);
    const changed = next !== state;
    state = next;
    for (const order of [...orders, ...more]) follow(order);
    if (changed) for (const listener of listeners) guarded(listener);
  }

  function send(event: Event): void {
    waiting.push(event);
    if (turning) return;
    turning = true;
    for (let fact = waiting.shift(); fact; fact = waiting.shift()) {
      const one = fact;
      guarded(() => turn(one));
    }
    turning = false;
  }

  return {
    send,
    get: () => state,
    past: () => turns,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    learn(part) {
      Object.assign(known, part.table);
      Object.assign(able, part.hands);
      settle = part.settle ?? settle;
      lack = part.lack ?? lack;
      for (const order of undone.splice(0)) follow(order);
      for (const event of early.splice(0)) send(event);
    },
  };
}

/** What a visitor typed is not kept for replay: that a number was sent is enough. */
function impersonal(fact: Stamped): Stamped {
  return fact.type === 'phone.submitted' && fact.phoneNumber !== null ? { ...fact, phoneNumber: '+0' } : fact;
}

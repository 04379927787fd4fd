import type { Ring } from '../core/createRing';
import type { Event } from '../core/Event';

/** Finds the instances that a handle refers to; none while its widget is not on the page. */
export type FindInstances = () => readonly string[];

/** Sends the ring a fact about instances: now, or as soon as there is one. */
export type SendFact = (find: FindInstances, fact: (id: string) => Event) => void;

/** The most calls that wait; a page that makes more doesn't need the first. */
const mostKept = 1000;

/**
 * Keeps calls to a widget that is not on the page yet, and carries them out in order once it is. A submit from one route
 * is not carried out on the next. [API-03, LOAD-09]
 */
export function createCallQueue(ring: Pick<Ring, 'get' | 'send' | 'subscribe'>): SendFact {
  let kept: Parameters<SendFact>[] = [];
  let route = 0;
  const send: SendFact = (find, fact) => {
    const ids = find();
    if (ids.length === 0) kept = [...kept, [find, fact] as Parameters<SendFact>].slice(-mostKept);
    for (const id of ids) ring.send(fact(id));
  };
  ring.subscribe(() => {
    const { lastChange } = ring.get().route;
    const isNew = route !== 0 && lastChange !== route;
    const waiting = kept.filter(([, fact]) => !isNew || fact('').type !== 'instance.submitAsked');
    route = lastChange;
    kept = [];
    for (const [find, fact] of waiting) send(find, fact);
  });
  return send;
}

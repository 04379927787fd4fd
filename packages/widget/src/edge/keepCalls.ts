import type { Ring } from '../core/createRing';
import type { Event } from '../core/Event';

/** Finds the instances that a handle stands for; there are none while its widget is not on the page. */
export type FindInstances = () => readonly string[];

/** Tells the ring a fact about instances: now, or as soon as there is one. */
export type Tell = (find: FindInstances, fact: (id: string) => Event) => void;

/** Calls that wait; a page that makes more has no use for the first. */
const mostKept = 1000;

/**
 * Keeps what a host asks of a widget that is not on the page yet, and does it in order once it is. What was to be submitted on one route
 * is not submitted on the next. [API-03, LOAD-09]
 */
export function keepCalls(ring: Pick<Ring, 'get' | 'send' | 'subscribe'>): Tell {
  let kept: Parameters<Tell>[] = [];
  let route = 0;
  const tell: Tell = (find, fact) => {
    const ids = find();
    if (ids.length === 0) kept = [...kept, [find, fact] as Parameters<Tell>].slice(-mostKept);
    for (const id of ids) ring.send(fact(id));
  };
  ring.subscribe(() => {
    const { lastChange } = ring.get().route;
    const isNew = route !== 0 && lastChange !== route;
    const waiting = kept.filter(([, fact]) => !isNew || fact('').type !== 'instance.submitAsked');
    route = lastChange;
    kept = [];
    for (const [find, fact] of waiting) tell(find, fact);
  });
  return tell;
}

import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { State, Trigger } from '../State';

/** A trigger fired before the first scan is kept until then. [API-09] */
export function addTrigger(state: State, trigger: Trigger): Outcome {
  return [{ ...state, triggers: [...state.triggers, trigger] }];
}

/** The first scan is done: earlier triggers run now, in order. [API-09, LOAD-03] */
export function becomeReady(state: State): [State, ...Effect[]] {
  const fired = state.triggers.map(
    (trigger): Effect => ({
      order: 'wait',
      key: `trigger ${trigger.call}`,
      ms: 0,
      fact: { type: 'trigger.fired', ...trigger },
    }),
  );
  return [{ ...state, isReady: true, triggers: [] }, { order: 'announceReady' }, ...fired];
}

import { timing } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { finishSubmit } from './finishSubmit';

/** Asks whether the opt-in has arrived, after a while. [SUB-09, SUB-10] */
export function checkLater(state: State, id: string, ms: number): [State, Effect] {
  const fact = { type: 'optIn.checkDue', id } as const;
  return [
    changeInstance(state, id, { awaitsCheck: true, checkFailed: false }),
    { order: 'wait', key: `poll ${id}`, ms, fact },
  ];
}

/** It is time to ask; a hidden tab asks when it is seen again. [SUB-09, SUB-10, SUB-13, A-40] */
export function checkOptIn(state: State, { id }: EventOf<'optIn.checkDue'>): Outcome {
  const instance = state.instances[id];
  if (!instance?.awaitsCheck || !state.app || instance.optedin || state.isHidden) return [state];
  const body = { account_id: state.app.pageId, session_id: state.session.sessionId };
  return [changeInstance(state, id, { awaitsCheck: false }), { order: 'checkOptIn', id, body }];
}

/** The tab is seen again: whoever waits for an opt-in asks at once. */
export function resumeChecks(state: State, { at }: EventOf<'page.shown'>): Outcome {
  let next: State = { ...state, isHidden: false };
  const orders: Effect[] = [];
  for (const id of Object.keys(state.instances)) {
    const [after, ...more] = checkOptIn(next, { type: 'optIn.checkDue', id, at });
    next = after;
    orders.push(...more);
  }
  return [next, ...orders];
}

/** The server has answered: done, exactly once, or asked again in 3 s. [SUB-10, SUB-11, A-39] */
export function receiveOptIn(state: State, { id, hasOptedIn }: EventOf<'optIn.answered'>): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.optedin || !instance.optInRequested) return [state];
  if (!hasOptedIn) return checkLater(state, id, timing.optInNextCheckMs);
  const [next, ...orders] = finishSubmit(changeInstance(state, id, { optedin: true }), id);
  return [next, { order: 'cancel', key: `poll ${id}` }, ...orders];
}

/** A check that fails with an error is logged, and none follows it until the visitor submits again. [SUB-12] */
export function failOptIn(state: State, { id, message }: EventOf<'optIn.failed'>): Outcome {
  return [changeInstance(state, id, { checkFailed: true }), { order: 'fail', message }];
}

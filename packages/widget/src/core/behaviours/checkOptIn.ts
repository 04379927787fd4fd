import { timing } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { finishSubmit } from './finishSubmit';

/** Schedules a check for the opt-in, by default in 1 s; `asksSince` is when polling started. [SUB-09, SUB-10] */
export function checkLater(
  state: State,
  id: string,
  asksSince: number,
  ms = timing.optInFirstCheckMs,
): [State, Effect] {
  const fact = { type: 'optIn.checkDue', id } as const;
  return [
    changeInstance(state, id, { asksSince, awaitsCheck: true, checkFailed: false }),
    { order: 'wait', key: `poll ${id}`, ms, fact },
  ];
}

/** Asks the server even if the tab is hidden, because the visitor is now in the messenger's tab. [SUB-09, SUB-10, SUB-13, A-40] */
export function checkOptIn(state: State, { id }: EventOf<'optIn.checkDue'>): Outcome {
  const instance = state.instances[id];
  if (!instance?.awaitsCheck || !state.app || instance.optedin) return [state];
  const body = { account_id: state.app.pageId, session_id: state.session.sessionId };
  return [changeInstance(state, id, { awaitsCheck: false }), { order: 'checkOptIn', id, body }];
}

/** The tab is visible again: every instance that waits for an opt-in checks at once. */
export function resumeChecks(state: State, { at }: EventOf<'page.shown'>): Outcome {
  let next = state;
  const orders: Effect[] = [];
  for (const id of Object.keys(state.instances)) {
    const [after, ...more] = checkOptIn(next, { type: 'optIn.checkDue', id, at });
    next = after;
    orders.push(...more);
  }
  return [next, ...orders];
}

/** The server has answered: done, exactly once, or ask again in 3 s; after two minutes every 10 s, and after thirty not at all. [SUB-10, SUB-11, A-39, A-40] */
export function receiveOptIn(state: State, { id, hasOptedIn, at }: EventOf<'optIn.answered'>): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.optedin || !instance.optInRequested) return [state];
  if (!hasOptedIn) {
    const { asksSince = at } = instance;
    const isPatient = at - asksSince >= timing.optInPatientMs;
    const ms = isPatient ? timing.optInPatientCheckMs : timing.optInNextCheckMs;
    // Lets the visitor start over.
    return at - asksSince + ms > timing.optInEndMs
      ? [changeInstance(state, id, { checkFailed: true })]
      : checkLater(state, id, asksSince, ms);
  }
  const [next, ...orders] = finishSubmit(changeInstance(state, id, { optedin: true }), id);
  return [next, { order: 'cancel', key: `poll ${id}` }, ...orders];
}

/** A failed check is logged, and none follows until the visitor submits again. [SUB-12] */
export function failOptIn(state: State, { id, message }: EventOf<'optIn.failed'>): Outcome {
  return [changeInstance(state, id, { checkFailed: true }), { order: 'fail', message }];
}

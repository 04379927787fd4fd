import { closeInstance } from './behaviours/closeInstance';
import { openInstance } from './behaviours/openInstance';
import { openReady } from './behaviours/openReady';
import { renderInstance } from './behaviours/renderInstance';
import { clearErrors, failPhone, receivePhone, sendPhone } from './behaviours/sendPhone';
import { start } from './behaviours/start';
import type { Event, EventOf, Stamped } from './Event';
import type { Outcome } from './Outcome';
import type { State } from './State';

type Behaviours = { [Type in Event['type']]: (state: State, event: EventOf<Type>) => Outcome };

/** Which behaviour follows which fact. */
const behaviours: Behaviours = {
  'app.started': start,
  'page.scrolled': (state, { percent, at }) =>
    percent <= state.page.maxScroll
      ? [state]
      : openReady({ ...state, page: { ...state.page, maxScroll: percent } }, at),
  'page.ticked': (state, { seconds, at }) =>
    openReady({ ...state, page: { ...state.page, secondsSpent: seconds } }, at),
  'instance.rendered': renderInstance,
  'instance.openAsked': (state, { id, flags, at }) => openInstance(state, { id, flags, at }),
  'instance.closeAsked': (state, { id, manual }) => closeInstance(state, id, manual),
  'phone.edited': clearErrors,
  'phone.submitted': sendPhone,
  'phone.answered': receivePhone,
  'phone.failed': failPhone,
};

/** The one road through the core: a fact changes the state and gives orders. Pure. */
export function step(state: State, event: Stamped): Outcome {
  const behaviour = behaviours[event.type] as (state: State, event: Stamped) => Outcome;
  return behaviour(state, event);
}

import { closeInstance } from './behaviours/closeInstance';
import { fireTrigger } from './behaviours/fireTrigger';
import { leaveRoute } from './behaviours/leaveRoute';
import { openReady } from './behaviours/openReady';
import { reconcile } from './behaviours/reconcile';
import { clearErrors, failPhone, receivePhone, sendPhone } from './behaviours/sendPhone';
import { setPayload } from './behaviours/setPayload';
import { showEmbeds } from './behaviours/showEmbeds';
import { failSmsRef, receiveSmsRef, wantSmsRef } from './behaviours/wantSmsRef';
import { wishOpen } from './behaviours/wishOpen';
import type { Behaviours } from './createRing';
import type { Outcome } from './Outcome';
import type { State } from './State';
import { newerMemories } from './writing/newerMemories';
import { readFlags } from './writing/readFlags';

/** After every fact: what is due opens, embeds come and go with their rules. [DISP-23, EMB-07] */
export function settle(state: State, at: number): Outcome {
  return showEmbeds(openReady(state, at));
}

/** What follows once something is drawn, or a host acts on a widget: this part arrives with the drawing. */
export const acting = {
  'stored.read': (state, { stored }) => [{ ...state, stored }],
  'session.renewed': (state, { widgets }) => [
    { ...state, session: { ...state.session, widgets: newerMemories(state.session.widgets, widgets) } },
  ],
  'page.scanned': reconcile,
  'route.changed': leaveRoute,
  'instance.openAsked': (state, { id, flags, at }) => wishOpen(state, { id, flags: readFlags(flags), at }),
  'instance.closeAsked': (state, { id, manual }) => closeInstance(state, id, manual),
  'instance.payloadSet': setPayload,
  'trigger.fired': fireTrigger,
  'phone.edited': clearErrors,
  'phone.submitted': sendPhone,
  'phone.answered': receivePhone,
  'phone.failed': failPhone,
  'smsRef.wanted': wantSmsRef,
  'smsRef.answered': receiveSmsRef,
  'smsRef.failed': failSmsRef,
} satisfies Partial<Behaviours>;

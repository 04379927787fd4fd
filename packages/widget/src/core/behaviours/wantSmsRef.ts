import { changeInstance } from '../changeInstance';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { buildSmsLink } from '../writing/buildSmsLink';
import { smsRefFor } from '../writing/smsRefFor';

/** On iOS the visitor sends a message whose ref we need first: a stored one is used as it is, otherwise one is asked for. [SMS-08, SMS-09, NET-04, A-88, A-99] */
export function wantSmsRef(state: State, { id }: EventOf<'smsRef.wanted'>): Outcome {
  const instance = state.instances[id];
  if (!instance || !state.app || instance.overlay.isGeneratingRef || instance.overlay.smsLink !== '')
    return [state];
  const known = smsRefFor(state, instance.widgetId);
  if (known) return [withLink(state, instance, known)];
  const { sessionId: session_id } = state.session;
  const body = { account_id: state.app.pageId, widget_id: instance.widgetId, session_id };
  const overlay = { ...instance.overlay, isGeneratingRef: true };
  return [changeInstance(state, id, { overlay }), { order: 'askSmsRef', id, body }];
}

/** The ref is kept for later; without one the widget's keyword stands in its place. [SMS-08, SMS-10, STOR-06] */
export function receiveSmsRef(state: State, { id, state: made, ref }: EventOf<'smsRef.answered'>): Outcome {
  const instance = state.instances[id];
  if (!instance) return [state];
  if (!made || ref === '')
    return [withLink(state, instance, state.widgets[instance.widgetId]?.sms_keyword ?? '')];
  const own = `${instance.widgetId}:${ref}`;
  const stored = { ...state.stored, smsRefs: [own, ...state.stored.smsRefs] };
  return [withLink({ ...state, stored }, instance, ref), { order: 'keepSmsRef', ref: own }];
}

/** The server could not be reached: the keyword works without it. [SMS-10] */
export function failSmsRef(state: State, { id, at }: EventOf<'smsRef.failed'>): Outcome {
  return receiveSmsRef(state, { type: 'smsRef.answered', id, state: false, ref: '', at });
}

function withLink(state: State, { id, widgetId, overlay }: Instance, ref: string): State {
  const text = state.widgets[widgetId]?.data.actions.opt_in_text ?? '';
  const smsLink = buildSmsLink(state.app, text, ref);
  return changeInstance(state, id, { overlay: { ...overlay, isGeneratingRef: false, smsLink } });
}

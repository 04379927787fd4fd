import { changeInstance } from '../changeInstance';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { buildSmsLink } from '../writing/buildSmsLink';
import { payloadField } from '../writing/payloadField';
import { smsRefFor } from '../writing/smsRefFor';

/**
 * On iOS the visitor sends a message whose ref we need first: a stored one is used as it is, otherwise one is asked for. A stored one
 * stands for no payload. [SMS-08, SMS-09, NET-04, A-88, A-99]
 */
export function wantSmsRef(state: State, { id }: EventOf<'smsRef.wanted'>): Outcome {
  const instance = state.instances[id];
  if (!instance || !state.app || instance.overlay.isGeneratingRef || instance.overlay.smsLink !== '')
    return [state];
  const known = smsRefFor(state, instance.widgetId);
  if (known && instance.refPayload === '') return [withLink(state, instance, known, true)];
  const { sessionId: session_id } = state.session;
  const { widgetId: widget_id } = instance;
  const body = { account_id: state.app.pageId, widget_id, session_id, ...payloadField(instance) };
  const overlay = { ...instance.overlay, isGeneratingRef: true };
  return [changeInstance(state, id, { overlay }), { order: 'askSmsRef', id, body }];
}

/**
 * The ref is kept for later, unless it stands for a payload; without one the widget's keyword stands in its place. An answer to an
 * earlier payload is none: the one to this is on its way. [SMS-08, SMS-10, STOR-06]
 */
export function receiveSmsRef(state: State, event: EventOf<'smsRef.answered'>): Outcome {
  const { id, state: made, ref, payload } = event;
  const instance = state.instances[id];
  if (!instance || payload !== payloadField(instance).payload) return [state];
  if (!made || ref === '')
    return [withLink(state, instance, state.widgets[instance.widgetId]?.sms_keyword ?? '', false)];
  if (payload !== undefined) return [withLink(state, instance, ref, true)];
  const own = `${instance.widgetId}:${ref}`;
  const stored = { ...state.stored, smsRefs: [own, ...state.stored.smsRefs] };
  return [withLink({ ...state, stored }, instance, ref, true), { order: 'keepSmsRef', ref: own }];
}

/** The server could not be reached: the keyword works without it. [SMS-10] */
export function failSmsRef(state: State, event: EventOf<'smsRef.failed'>): Outcome {
  return receiveSmsRef(state, { ...event, type: 'smsRef.answered', state: false, ref: '' });
}

function withLink(state: State, { id, widgetId, overlay }: Instance, word: string, hasRef: boolean): State {
  const text = state.widgets[widgetId]?.data.actions.opt_in_text ?? '';
  const smsLink = buildSmsLink(state.app, text, word);
  return changeInstance(state, id, { overlay: { ...overlay, isGeneratingRef: false, smsLink, hasRef } });
}

import { changeInstance } from '../changeInstance';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { buildSmsLink } from '../writing/buildSmsLink';
import { smsRefFor } from '../writing/smsRefFor';

/**
 * On iOS the visitor sends a message that needs a ref: a stored one if there is one, otherwise we request it. A stored ref
 * has no payload and no language. [SMS-08, SMS-09, NET-04, A-88, A-99]
 */
export function requestSmsRef(state: State, { id }: EventOf<'smsRef.wanted'>): Outcome {
  const instance = state.instances[id];
  if (!instance || !state.app || instance.overlay.isGeneratingRef || instance.overlay.smsLink !== '')
    return [state];
  const payload = instance.refPayload || undefined;
  const { language } = state.widgets[instance.widgetId] ?? {};
  const known = smsRefFor(state, instance.widgetId);
  if (known && !payload && !language) return [withLink(state, instance, known, true)];
  const { sessionId: session_id } = state.session;
  const body = { account_id: state.app.pageId, widget_id: instance.widgetId, session_id, payload, language };
  const overlay = { ...instance.overlay, isGeneratingRef: true };
  return [changeInstance(state, id, { overlay }), { order: 'askSmsRef', id, body }];
}

/**
 * Stores the ref for later, unless it has a payload or a language; without a ref, the link uses the widget's keyword. If the host has
 * changed the payload in the meantime, requests another. [SMS-08, SMS-10, STOR-06]
 */
export function receiveSmsRef(state: State, event: EventOf<'smsRef.answered'>): Outcome {
  const { id, ref, payload } = event;
  const instance = state.instances[id];
  if (!instance) return [state];
  const overlay = { ...instance.overlay, isGeneratingRef: false };
  if (payload !== (instance.refPayload || undefined))
    return requestSmsRef(changeInstance(state, id, { overlay }), { ...event, type: 'smsRef.wanted' });
  if (!event.state || ref === '')
    return [withLink(state, instance, state.widgets[instance.widgetId]?.sms_keyword ?? '')];
  const linked = withLink(state, instance, ref, true);
  if (payload || state.widgets[instance.widgetId]?.language) return [linked];
  const own = `${instance.widgetId}:${ref}`;
  const stored = { ...state.stored, smsRefs: [own, ...state.stored.smsRefs] };
  return [
    { ...linked, stored },
    { order: 'saveSmsRef', ref: own },
  ];
}

function withLink(state: State, { id, widgetId, overlay }: Instance, word: string, hasRef = false): State {
  const text = state.widgets[widgetId]?.data.actions.opt_in_text ?? '';
  const smsLink = buildSmsLink(state.app, text, word);
  return changeInstance(state, id, { overlay: { ...overlay, isGeneratingRef: false, smsLink, hasRef } });
}

import { buildSign, noticeMark, notices } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { legalOf } from '../writing/legalOf';
import { finishSubmit } from './finishSubmit';

/** Too Many Requests. */
const tooMany = 429;
const atRest = { isLoading: false, isGeneratingRef: false, errors: [] as readonly string[], smsLink: '' };

/** Sends the visitor's number once; an empty field asks for one instead. [SMS-02, SMS-13, NET-01, NET-02, A-90] */
export function sendPhone(state: State, { id, phoneNumber }: EventOf<'phone.submitted'>): Outcome {
  const instance = state.instances[id];
  if (!instance || !state.app || instance.overlay.isLoading || instance.optedin) return [state];
  const refuse = (notice: string): Outcome => [
    changeInstance(state, id, { overlay: { ...instance.overlay, errors: [notice] } }),
  ];
  // European law requires separate consent, given by the visitor.
  if (state.app.is_eu_affected && !instance.checked) return refuse(notices.consentMissing);
  if (phoneNumber === null) return refuse(notices.phoneMissing);

  const { widgetId } = instance;
  const widget = state.widgets[widgetId];
  const { sessionId } = state.session;
  // The server stores the exact words shown beside the field: the mark identifies them. [SMS-11]
  const mark = noticeMark(legalOf(state, widget), widget?.data.main.smsButtonText ?? '');
  return [
    changeInstance(state, id, { optInRequested: true, overlay: { ...atRest, isLoading: true } }),
    {
      order: 'sendPhone',
      id,
      body: {
        account_id: state.app.pageId,
        widget_id: widgetId,
        phone_number: phoneNumber,
        session_id: sessionId,
        widget_sign: buildSign({ widgetId, sessionId, instanceId: `${id}-${mark}` }),
        payload: instance.refPayload || undefined,
      },
    },
  ];
}

/** The server has answered: done, or its errors are kept. Loading ends either way. [SMS-02, SMS-03, SMS-04] */
export function receivePhone(
  state: State,
  { id, state: accepted, errors, submitted }: EventOf<'phone.answered'>,
): Outcome {
  if (!accepted)
    return [changeInstance(state, id, { overlay: { ...atRest, errors } }), ...checkAgain(state, id)];
  const done = changeInstance(state, id, { overlay: atRest, optedin: true, words: submitted });
  return [...finishSubmit(done, id), ...checkAgain(state, id)];
}

/** The server can't be reached: one readable sentence, and the number stays in its field. [SMS-07, A-42] */
export function failPhone(state: State, { id, status }: EventOf<'phone.failed'>): Outcome {
  const notice = status === tooMany ? notices.phoneBusy : notices.phoneOffline;
  return [changeInstance(state, id, { overlay: { ...atRest, errors: [notice] } }), ...checkAgain(state, id)];
}

/** The page may have reused the element while the request was under way. [LOAD-22] */
function checkAgain(state: State, id: string): Effect[] {
  return state.instances[id]?.element === undefined ? [] : [{ order: 'scan' }];
}

/** Typing in the form clears the errors. [SMS-06] */
export function clearErrors(state: State, { id }: EventOf<'phone.edited'>): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.overlay.errors.length === 0) return [state];
  return [changeInstance(state, id, { overlay: { ...instance.overlay, errors: [] } })];
}

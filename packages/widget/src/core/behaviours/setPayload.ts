import { changeInstance } from '../changeInstance';
import { hasPlugin } from '../conditions/hasPlugin';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { cleanPayload } from '../writing/cleanPayload';

/** The host sets another payload: a rendered plugin is drawn again with the new ref, and a link to the messages app requests one. [API-07, REF-05, SMS-08] */
export function setPayload(state: State, { id, text }: EventOf<'instance.payloadSet'>): Outcome {
  const instance = state.instances[id];
  if (!instance) return [state];
  const { text: refPayload, warning } = cleanPayload(text, state.stored);
  const warnings = warning ? [{ order: 'warn', message: warning } as const] : [];
  if (refPayload === instance.refPayload) return [state, ...warnings];
  // Each rendering of a plugin needs a new user_ref. [CHK-04]
  const overlay = { ...instance.overlay, smsLink: '' };
  const next = changeInstance(state, id, { refPayload, renders: instance.renders + 1, overlay });
  return [next, ...warnings, ...(hasPlugin(state, id) ? [{ order: 'renderPlugin', id } as const] : [])];
}

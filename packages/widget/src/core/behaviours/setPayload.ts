import { changeInstance } from '../changeInstance';
import { hasPlugin } from '../conditions/hasPlugin';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { cleanPayload } from '../writing/cleanPayload';

/** The host gives an instance another payload; a plugin that is there is drawn again with the new ref, and a link into the messages app asks for one. [API-07, REF-05, SMS-08] */
export function setPayload(state: State, { id, text }: EventOf<'instance.payloadSet'>): Outcome {
  const instance = state.instances[id];
  if (!instance) return [state];
  const { text: refPayload, warning } = cleanPayload(text, state.stored);
  const warnings = warning ? [{ order: 'warn', message: warning } as const] : [];
  if (refPayload === instance.refPayload) return [state, ...warnings];
  // Each rendering of a plugin has a user_ref of its own. [CHK-04]
  const overlay = { ...instance.overlay, smsLink: '' };
  const next = changeInstance(state, id, { refPayload, renders: instance.renders + 1, overlay });
  return [next, ...warnings, ...(hasPlugin(state, id) ? [{ order: 'renderPlugin', id } as const] : [])];
}

import { changeInstance } from '../changeInstance';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { checkLater } from './checkOptIn';

/**
 * The visitor has gone to the messages app. The ref ties the text to this visit, so we poll the server until it arrives; a
 * keyword doesn't say who sent it. Once per instance, unless polling failed. [SMS-08, SMS-10, SUB-01, SUB-09, SUB-13]
 */
export function followSmsLink(state: State, { id, at }: EventOf<'smsLink.followed'>): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.optedin || instance.overlay.smsLink === '') return [state];
  if (instance.optInRequested && !instance.checkFailed) return [state];
  const asked = changeInstance(state, id, { optInRequested: true });
  return instance.overlay.hasRef ? checkLater(asked, id, at) : [asked];
}

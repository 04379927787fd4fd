import { parseSequence } from '../../messages/pure/index';
import { buildMessage } from './buildSendRequest';
import { messengerTexts } from './messengerTexts';
import { parseMessengerText } from './parseMessengerText';

/** One message to queue, and how long after the opt-in. */
export type PlannedMessage = { message: Record<string, unknown>; afterMs: number };

/**
 * What a new Messenger subscriber gets: the owner's sequence, or the product's own words if there is none; an owner who
 * emptied it wants nothing sent. [OWN-22, ENT-14, DEF-28]
 */
export function planFollowUp(sequence: string | undefined, pageName: string): PlannedMessage[] {
  const steps = parseSequence(sequence ?? messengerTexts.welcome(pageName));
  return steps.map(({ text, afterMs }) => ({ message: buildMessage(parseMessengerText(text)), afterMs }));
}

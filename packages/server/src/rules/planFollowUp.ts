import { buildMessage } from './buildSendRequest';
import { messengerTexts } from './messengerTexts';
import { readMessengerText } from './readMessengerText';
import { readSequence } from './readSequence';

/** One message to queue: what is sent, and how long after the opt-in. */
export type PlannedMessage = { message: Record<string, unknown>; afterMs: number };

/**
 * What a new subscriber gets in the messenger: the owner's sequence, or the product's own words where there is none; an owner who
 * has emptied it wants nothing sent. [OWN-22, ENT-14, DEF-28]
 */
export function planFollowUp(sequence: string | undefined, pageName: string): PlannedMessage[] {
  const steps = readSequence(sequence ?? messengerTexts.welcome(pageName));
  return steps.map(({ text, afterMs }) => ({ message: buildMessage(readMessengerText(text)), afterMs }));
}

import type { AnySql } from '../database/index';
import type { Conversation, Unanswered } from './InboundText';
import { parseServedPhone } from './pure/parseServedPhone';
import { listReplyGates } from './pure/smsGates';
import { smsTexts } from './pure/smsTexts';
import { queueReply } from './queueTexts';
import { countAttempt, findClosedGate, lockGates } from './store/countAttempt';

type Command = keyof typeof smsTexts;

/** Answers a command, not more often than a person would ask, and only to numbers that we text. [OWN-13] */
export async function answerCommand(
  transaction: AnySql,
  talk: Conversation,
  command: Command,
): Promise<Unanswered> {
  const { account, phone, inbound } = talk;
  if (inbound.isAnswered) return '';
  if (!parseServedPhone(phone, account).ok) return 'not_served';
  const gates = listReplyGates(account.accountId, phone);
  await lockGates(transaction, gates);
  if (await findClosedGate(transaction, gates)) return 'too_many';
  await countAttempt(transaction, gates);
  await queueReply(transaction, talk, {
    text: smsTexts[command](account),
    eventId: `${command} ${inbound.sid}`,
  });
  return '';
}

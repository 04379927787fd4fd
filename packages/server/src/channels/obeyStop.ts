import type { AnySql } from '../database/Sql';
import { makeId } from '../makeId';
import { readServedPhone } from '../rules/readServedPhone';
import { listReplyGates } from '../rules/smsGates';
import { smsTexts } from '../rules/smsTexts';
import { countAttempt, findClosedGate, lockGates } from '../store/countAttempt';
import { findLastConsent } from '../store/findLastConsent';
import { takePending } from '../store/keepPending';
import { saveConsent } from '../store/saveOptIn';
import { suppress, unsuppress } from '../store/suppress';
import type { Conversation, Unanswered } from './InboundText';
import { queueReply } from './queueTexts';

type Command = keyof typeof smsTexts;

/** Answers a command, not more often than a person would ask, and only numbers that texts are sent to. */
async function reply(transaction: AnySql, talk: Conversation, command: Command): Promise<Unanswered> {
  const { account, phone, inbound } = talk;
  if (inbound.isAnswered) return '';
  if (!readServedPhone(phone, account).ok) return 'not_served';
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

const personOf = ({ account: { accountId }, phone }: Conversation) =>
  ({ accountId, channel: 'sms', recipient: phone }) as const;

/** STOP: nothing more to this number from any account that texts from the number it was sent to; confirmed once. [OWN-13] */
export async function obeyStop(transaction: AnySql, talks: readonly Conversation[]): Promise<Unanswered> {
  let first: Conversation | undefined;
  for (const talk of talks) {
    const isNew = await suppress(transaction, personOf(talk), { reason: 'STOP' });
    // A YES that comes after a STOP answers nothing.
    await takePending(transaction, talk.account.accountId, talk.phone);
    if (isNew) first ??= talk;
  }
  return first ? await reply(transaction, first, 'stopped') : '';
}

/** START: texts may come again. Who had agreed to them before agrees anew, and that is recorded. [OWN-13] */
export async function obeyStart(transaction: AnySql, talks: readonly Conversation[]): Promise<Unanswered> {
  let first: Conversation | undefined;
  for (const talk of talks) {
    const wasStopped = await unsuppress(transaction, personOf(talk));
    if (!wasStopped) continue;
    first ??= talk;
    const last = await findLastConsent(transaction, talk.account.accountId, talk.phone);
    if (!last) continue;
    const { subscriberId } = last;
    const buttonLabel = talk.inbound.text;
    const consent = { ...last, buttonLabel, newSubscriberId: subscriberId, consentId: makeId() };
    await saveConsent(transaction, { ...consent, method: 'start' }, subscriberId);
  }
  return first ? await reply(transaction, first, 'started') : '';
}

/** HELP: who we are, whom to ask, how to end it. [OWN-13] */
export async function obeyHelp(transaction: AnySql, talk: Conversation): Promise<Unanswered> {
  return await reply(transaction, talk, 'help');
}

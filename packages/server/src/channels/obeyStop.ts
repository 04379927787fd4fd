import type { AnySql } from '../database/Sql';
import { makeId } from '../makeId';
import { listReplyGates } from '../rules/smsGates';
import { smsTexts } from '../rules/smsTexts';
import { countAttempt, findClosedGate, lockGates } from '../store/countAttempt';
import { findLastConsent } from '../store/findLastConsent';
import { takePending } from '../store/keepPending';
import { saveConsent } from '../store/saveOptIn';
import { suppress, unsuppress } from '../store/suppress';
import type { Conversation } from './InboundText';
import { queueReply } from './queueTexts';

type Command = keyof typeof smsTexts;

async function reply(transaction: AnySql, talk: Conversation, command: Command): Promise<void> {
  const { account, inbound } = talk;
  if (inbound.isAnswered) return;
  await queueReply(transaction, talk, {
    text: smsTexts[command](account),
    eventId: `${command} ${inbound.sid}`,
  });
}

const personOf = ({ account: { accountId }, phone }: Conversation) =>
  ({ accountId, channel: 'sms', recipient: phone }) as const;

/** STOP: nothing more to this number from any account that texts from the number it was sent to; confirmed once. [OWN-13] */
export async function obeyStop(transaction: AnySql, talks: readonly Conversation[]): Promise<void> {
  let isTold = false;
  for (const talk of talks) {
    const isNew = await suppress(transaction, personOf(talk), 'STOP');
    // A YES that comes after a STOP answers nothing.
    await takePending(transaction, talk.account.accountId, talk.phone);
    if (isNew && !isTold) {
      await reply(transaction, talk, 'stopped');
      isTold = true;
    }
  }
}

/** START: texts may come again. Who had agreed to them before agrees anew, and that is recorded. [OWN-13] */
export async function obeyStart(transaction: AnySql, talks: readonly Conversation[]): Promise<void> {
  let isTold = false;
  for (const talk of talks) {
    const wasStopped = await unsuppress(transaction, personOf(talk));
    if (!wasStopped) continue;
    const last = await findLastConsent(transaction, talk.account.accountId, talk.phone);
    if (last) {
      const { subscriberId } = last;
      const buttonLabel = talk.inbound.text;
      const consent = { ...last, buttonLabel, newSubscriberId: subscriberId, consentId: makeId() };
      await saveConsent(transaction, { ...consent, method: 'start' }, subscriberId);
    }
    if (!isTold) await reply(transaction, talk, 'started');
    isTold = true;
  }
}

/** HELP: who we are, whom to ask, how to end it; not more often than a person would ask. [OWN-13] */
export async function obeyHelp(transaction: AnySql, talk: Conversation): Promise<void> {
  const gates = listReplyGates(talk.account.accountId, talk.phone);
  await lockGates(transaction, gates);
  if (await findClosedGate(transaction, gates)) return;
  await countAttempt(transaction, gates);
  await reply(transaction, talk, 'help');
}

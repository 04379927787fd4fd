import type { AnySql } from '../database/Sql';
import { makeId } from '../makeId';
import { findLastConsent } from '../store/findLastConsent';
import { takePending } from '../store/keepPending';
import { saveConsent } from '../store/saveOptIn';
import { suppress, unsuppress } from '../store/suppress';
import { answerCommand } from './answerCommand';
import type { Conversation, Unanswered } from './InboundText';

const personOf = ({ account: { accountId }, phone }: Conversation) =>
  ({ accountId, channel: 'sms', recipient: phone }) as const;

/**
 * STOP: nothing more to this number from any account that texts from the number it was sent to, or did; confirmed once, by one that
 * does. [OWN-13]
 */
export async function obeyStop(
  transaction: AnySql,
  talks: readonly Conversation[],
  former: readonly Conversation[],
): Promise<Unanswered> {
  let first: Conversation | undefined;
  for (const talk of [...talks, ...former]) {
    const isNew = await suppress(transaction, personOf(talk), { reason: 'STOP' });
    // A YES that comes after a STOP answers nothing.
    await takePending(transaction, talk.account.accountId, talk.phone);
    if (isNew && talks.includes(talk)) first ??= talk;
  }
  return first ? await answerCommand(transaction, first, 'stopped') : '';
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
  return first ? await answerCommand(transaction, first, 'started') : '';
}

/** HELP: who we are, whom to ask, how to end it. [OWN-13] */
export async function obeyHelp(transaction: AnySql, talk: Conversation): Promise<Unanswered> {
  return await answerCommand(transaction, talk, 'help');
}

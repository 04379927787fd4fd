import { createHash } from 'node:crypto';
import { type AnySql, generateId } from '../database/index';
import { buildMark, rememberStart, suppress, unsuppress } from '../messages/index';
import { buildPhoneAddress } from '../messages/pure/index';
import { type OptIn, saveConsent, selectLastConsent } from '../subscribers/index';
import { answerCommand } from './answerCommand';
import type { Conversation, Unanswered } from './InboundText';
import { smsTexts, startVersion } from './pure/smsTexts';
import { spendPending } from './store/insertPending';

type LastConsent = NonNullable<Awaited<ReturnType<typeof selectLastConsent>>>;

const addressOf = ({ account: { accountId }, phone }: Conversation) => buildPhoneAddress(accountId, phone);

/**
 * STOP: nothing more to this number from any account that texts from the number it was sent to, or did; confirmed once, by
 * one that does. A START written later wins, whichever arrives first. [OWN-13]
 */
export async function obeyStop(
  transaction: AnySql,
  talks: readonly Conversation[],
  former: readonly Conversation[],
): Promise<Unanswered> {
  let first: Conversation | undefined;
  for (const talk of [...talks, ...former]) {
    const isNew = await suppress(transaction, addressOf(talk), { reason: 'STOP', at: talk.inbound.at });
    // A YES after a STOP answers nothing.
    await spendPending(transaction, talk.account.accountId, talk.phone);
    if (isNew && talks.includes(talk)) first ??= talk;
  }
  return first ? await answerCommand(transaction, first, 'stopped') : '';
}

/** START: texts may come again. A person who had agreed before agrees again, and we record it. [OWN-13] */
export async function obeyStart(transaction: AnySql, talks: readonly Conversation[]): Promise<Unanswered> {
  let first: Conversation | undefined;
  for (const talk of talks) {
    const { at } = talk.inbound;
    const wasStopped = await unsuppress(transaction, addressOf(talk), at);
    if (at) await rememberStart(transaction, addressOf(talk), at);
    if (!wasStopped) continue;
    first ??= talk;
    const last = await selectLastConsent(transaction, talk.account.accountId, talk.phone);
    if (!last) continue;
    const mark = buildMark(transaction, addressOf(talk));
    await saveConsent(transaction, buildRenewedConsent(talk, last, mark), last);
  }
  return first ? await answerCommand(transaction, first, 'started') : '';
}

/** The words that START answers, from the phone itself: nothing from the page where the number was left before. [SMS-11] */
function buildRenewedConsent({ account, inbound }: Conversation, last: LastConsent, mark: string): OptIn {
  const consentText = smsTexts.stopped(account);
  return {
    ...last,
    newSubscriberId: last.subscriberId,
    consentId: generateId(),
    method: 'start',
    consentText,
    textSha256: createHash('sha256').update(consentText).digest('hex'),
    textVersion: startVersion,
    buttonLabel: inbound.text,
    // The provider may have answered the STOP with other words.
    noticeKnown: false,
    sessionId: `text-${mark}`,
    instanceId: 'start',
    pageAddress: undefined,
    origin: '',
    ipShort: '',
    userAgent: '',
  };
}

/** HELP: who we are, whom to contact, how to stop. [OWN-13] */
export async function obeyHelp(transaction: AnySql, talk: Conversation): Promise<Unanswered> {
  return await answerCommand(transaction, talk, 'help');
}

import { createHash } from 'node:crypto';
import type { StoredWidget } from '../accounts/pure/index';
import { type AnySql, generateId } from '../database/index';
import { buildMark, unsuppress } from '../messages/index';
import { buildPhoneAddress } from '../messages/pure/index';
import { pickNotice } from '../serving/pure/index';
import { type OptIn, saveConsent, saveOptIn } from '../subscribers/index';
import { selectWidget, selectWidgets } from '../widgets/index';
import { asksForPhone, parseActions, parsePayloadField } from '../widgets/pure/index';
import { answerCommand } from './answerCommand';
import type { Conversation, Unanswered } from './InboundText';
import { chooseTextTimes } from './pure/chooseTextTimes';
import { matchKeyword, parseRef } from './pure/matchKeyword';
import { parseServedPhone } from './pure/parseServedPhone';
import { planSmsFollowUp } from './pure/planSmsFollowUp';
import { listGates } from './pure/smsGates';
import { queueTexts, reserveTexts } from './queueTexts';
import { countAttempt, findClosedGate, lockGates } from './store/countAttempt';
import { cancelQuestions, spendPending } from './store/insertPending';
import { type SpentRef, spendSmsRef } from './store/insertSmsRef';

/** An effect, and why no text followed if one was due. */
export type Handled<Outcome> = { outcome: Outcome; reason: Unanswered };

/** YES: confirms what the number left on a page, and records both consents; nothing if nothing waited for it. [SMS-03, SMS-11] */
export async function handleConfirmation(
  transaction: AnySql,
  talk: Conversation,
): Promise<Handled<'confirmed'> | undefined> {
  const { account, phone, inbound } = talk;
  const waiting = await spendPending(transaction, account.accountId, phone);
  let reason: Unanswered = '';
  for (const { optIn, sentAt, isRecorded } of waiting) {
    const { subscriberId } = await saveOptIn(transaction, optIn);
    if (!isRecorded) {
      // With an id of now, as records are listed by id.
      const form = { ...optIn, consentId: generateId() };
      await saveConsent(transaction, form, { subscriberId, givenAt: sentAt });
    }
    const confirmed: OptIn = {
      ...optIn,
      consentId: generateId(),
      method: 'confirmed',
      buttonLabel: inbound.text,
    };
    await saveConsent(transaction, confirmed, { subscriberId });
    const widget = await selectWidget(transaction, account.accountId, optIn.widgetId);
    if (widget) reason = (await welcome(transaction, talk, widget)) || reason;
  }
  if (waiting.length === 0) return undefined;
  await liftStop(transaction, talk);
  return { outcome: 'confirmed', reason };
}

/**
 * A ref or a keyword: the text itself is the consent, and comes from the phone it is about. A ref reused by its number is
 * the same opt-in; from another number it counts as the widget's keyword. It is an opt-in even if no text can follow;
 * but a number that we may not text at all can't opt in. [SMS-08, SMS-10, A-44, OWN-22, NET-12]
 */
export async function handleKeyword(
  transaction: AnySql,
  talk: Conversation,
): Promise<Handled<'opted_in' | 'known' | 'refused'> | undefined> {
  const { account, phone, inbound } = talk;
  const { accountId } = account;
  const ref = parseRef(inbound.text);
  const used = ref === undefined ? undefined : await spendSmsRef(transaction, { accountId, ref, phone });
  const widget = used
    ? await selectWidget(transaction, accountId, used.widgetId)
    : matchKeyword(inbound.text, await selectWidgets(transaction, accountId));
  // A paused widget still keeps its promise; a deleted one has none.
  if (!widget || !asksForPhone(widget)) return undefined;
  if (!parseServedPhone(phone, account).ok) return { outcome: 'refused', reason: 'not_served' };
  const mark = buildMark(transaction, buildPhoneAddress(accountId, phone));
  const optIn = buildOptIn(talk, widget, { used, mark });
  if (!optIn) return undefined;
  const { subscriberId, isNew } = await saveOptIn(transaction, optIn);
  await cancelQuestions(transaction, { accountId, phone, widgetId: widget.widgetId });
  const wasStopped = await liftStop(transaction, talk);
  if (isNew || wasStopped) await saveConsent(transaction, optIn, { subscriberId });
  // A person who had stopped and returns the same way gets a confirmation.
  if (!isNew)
    return { outcome: 'known', reason: wasStopped ? await answerCommand(transaction, talk, 'started') : '' };
  const closed = await checkGates(transaction, talk, widget.widgetId);
  const reason = closed || (await welcome(transaction, talk, widget));
  return { outcome: 'opted_in', reason };
}

/** The limits of the form, except those of the visitor's address. */
async function checkGates(transaction: AnySql, talk: Conversation, widgetId: number): Promise<Unanswered> {
  const { account, phone } = talk;
  const isSandbox = account.smsProvider === 'sandbox';
  const gates = listGates({ phone, accountId: account.accountId, widgetId, isSandbox });
  await lockGates(transaction, gates);
  if (await findClosedGate(transaction, gates)) return 'too_many';
  await countAttempt(transaction, gates);
  return '';
}

type Known = { used: SpentRef | undefined; mark: string };

function buildOptIn(talk: Conversation, widget: StoredWidget, { used, mark }: Known): OptIn | undefined {
  const { account, phone, inbound } = talk;
  // Without a visit, a keyword counts once per number and widget.
  const own = used?.isOwn ? used : undefined;
  const notice = pickNotice(account, widget, own?.language);
  if (!notice) return undefined;
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  return {
    accountId: account.accountId,
    widgetId: widget.widgetId,
    widgetVersion: notice.widgetVersion,
    sessionId: own?.sessionId ?? `text-${mark}`,
    instanceId: own ? `ref-${own.ref}` : 'keyword',
    phone,
    payload: own?.payload ?? '',
    fieldId: parsePayloadField(widget),
    newSubscriberId: generateId(),
    consentId: generateId(),
    method: 'text',
    consentText: notice.consentText,
    textSha256: sha256(notice.consentText),
    textVersion: notice.textVersion,
    buttonLabel: inbound.text,
    noticeKnown: false,
    // Someone else's visit proves nothing.
    pageAddress: own?.pageAddress ?? undefined,
    origin: own?.origin ?? '',
    ipShort: own?.ipShort ?? '',
    userAgent: own?.userAgent ?? '',
  };
}

/** A person who opts in from the phone itself wants texts again, whatever they wrote before. */
async function liftStop(transaction: AnySql, { account, phone, inbound }: Conversation): Promise<boolean> {
  return await unsuppress(transaction, buildPhoneAddress(account.accountId, phone), inbound.at);
}

async function welcome(transaction: AnySql, talk: Conversation, widget: StoredWidget): Promise<Unanswered> {
  const { account, phone } = talk;
  const plan = planSmsFollowUp(parseActions(widget).sequence, account);
  const at = new Date();
  // A person who has just sent a text is awake.
  const { times } = chooseTextTimes({ account, phone, plan, atMs: at.getTime(), form: undefined });
  // The person is in either way; if the daily limit is reached, the text waits.
  const isPaid = await reserveTexts(transaction, account, plan);
  await queueTexts(transaction, talk, {
    cause: `welcome:${widget.widgetId}`,
    plan,
    at,
    times,
    isPaid,
    isFromPhone: true,
  });
  return isPaid ? '' : 'used_up';
}

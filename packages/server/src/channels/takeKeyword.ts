import { createHash } from 'node:crypto';
import type { AnySql } from '../database/Sql';
import { makeId } from '../makeId';
import type { StoredWidget } from '../rules/Account';
import { asksForPhone } from '../rules/asksForPhone';
import { buildBootstrap } from '../rules/buildBootstrap';
import { matchKeyword, readRef } from '../rules/matchKeyword';
import { planSmsFollowUp } from '../rules/planSmsFollowUp';
import { readActions } from '../rules/readActions';
import { findWidget, findWidgets } from '../store/findWidgets';
import { takePending } from '../store/keepPending';
import { type SpentRef, spendSmsRef } from '../store/keepSmsRef';
import { type OptIn, saveConsent, saveOptIn } from '../store/saveOptIn';
import { unsuppress } from '../store/suppress';
import type { Conversation } from './InboundText';
import { queueTexts, reserveTexts } from './queueTexts';

/** YES: what the number left on a page counts from now on. Gives whether anything waited for it. */
export async function takeConfirmation(transaction: AnySql, talk: Conversation): Promise<boolean> {
  const { account, phone, inbound } = talk;
  const waiting = await takePending(transaction, account.accountId, phone);
  for (const optIn of waiting) {
    const { subscriberId } = await saveOptIn(transaction, optIn);
    const confirmed: OptIn = {
      ...optIn,
      consentId: makeId(),
      method: 'confirmed',
      buttonLabel: inbound.text,
    };
    await saveConsent(transaction, confirmed, subscriberId);
    const widget = await findWidget(transaction, account.accountId, optIn.widgetId);
    if (widget) await welcome(transaction, talk, widget);
  }
  if (waiting.length > 0) await forgive(transaction, talk);
  return waiting.length > 0;
}

/**
 * A ref or a keyword: the text itself is the consent, and comes from the phone that it is about. A ref that is used again by its
 * number is the same opt-in; from another number it counts as the widget's keyword. [SMS-08, SMS-10, A-44, OWN-22]
 */
export async function takeKeyword(
  transaction: AnySql,
  talk: Conversation,
): Promise<'opted_in' | 'known' | undefined> {
  const { account, phone, inbound } = talk;
  const { accountId } = account;
  const ref = readRef(inbound.text);
  const used = ref === undefined ? undefined : await spendSmsRef(transaction, { accountId, ref, phone });
  const widget = used
    ? await findWidget(transaction, accountId, used.widgetId)
    : matchKeyword(inbound.text, await findWidgets(transaction, accountId));
  // A widget that was paused meanwhile still keeps its word; one that is gone has none.
  if (!widget || !asksForPhone(widget)) return undefined;
  const optIn = buildOptIn(talk, widget, used);
  if (!optIn) return undefined;
  const { subscriberId, isNew } = await saveOptIn(transaction, optIn);
  const wasStopped = await forgive(transaction, talk);
  if (isNew || wasStopped) await saveConsent(transaction, optIn, subscriberId);
  if (!isNew) return 'known';
  await welcome(transaction, talk, widget);
  return 'opted_in';
}

function buildOptIn(talk: Conversation, widget: StoredWidget, used: SpentRef | undefined): OptIn | undefined {
  const { account, phone, inbound } = talk;
  const notice = buildBootstrap(account, [widget]).notices[0];
  if (!notice) return undefined;
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  // Without a visit of its own a keyword counts once for each number and widget.
  const own = used?.isOwn ? used : undefined;
  return {
    accountId: account.accountId,
    widgetId: widget.widgetId,
    widgetVersion: notice.widgetVersion,
    sessionId: own?.sessionId ?? `text-${sha256(phone)}`,
    instanceId: own ? `ref-${own.ref}` : 'keyword',
    phone,
    newSubscriberId: makeId(),
    consentId: makeId(),
    method: 'text',
    consentText: notice.consentText,
    textSha256: sha256(notice.consentText),
    textVersion: notice.textVersion,
    buttonLabel: inbound.text,
    noticeKnown: false,
    // The visit of somebody else proves nothing.
    pageAddress: own?.pageAddress ?? undefined,
    origin: own?.origin ?? '',
    ipShort: own?.ipShort ?? '',
    userAgent: own?.userAgent ?? '',
  };
}

/** Whoever opts in from the phone itself wants texts again, whatever was before. */
async function forgive(transaction: AnySql, { account, phone }: Conversation): Promise<boolean> {
  return await unsuppress(transaction, { accountId: account.accountId, channel: 'sms', recipient: phone });
}

async function welcome(transaction: AnySql, talk: Conversation, widget: StoredWidget): Promise<void> {
  const plan = planSmsFollowUp(readActions(widget).sequence, talk.account);
  // The person is in either way; when the account's day is used up there is no text.
  if (!(await reserveTexts(transaction, talk.account, plan))) return;
  await queueTexts(transaction, talk, { cause: `welcome:${widget.widgetId}`, plan, at: new Date() });
}

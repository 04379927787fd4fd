import { lockAccounts } from '../accounts/index';
import type { Account, StoredWidget } from '../accounts/pure/index';
import { type AnySql, type Sql, transact } from '../database/index';
import {
  causeOfQuestion,
  countAttempt,
  insertPending,
  lockGates,
  queueTexts,
  reserveTexts,
} from '../sms/index';
import {
  chooseTextTimes,
  countParts,
  dailyParts,
  type Gate,
  listGates,
  type PlannedText,
  planSmsFollowUp,
  smsTexts,
  type TextTimes,
} from '../sms/pure/index';
import { type OptIn, saveConsent, saveOptIn } from '../subscribers/index';
import { parseActions } from '../widgets/pure/index';
import { selectAttempt } from './store/selectAttempt';
import { spendChallenge } from './store/spendChallenge';
import type { Proof } from './verifyChallenge';

/** A number from a page, and whose page it was. */
export type SubmittedPhone = {
  optIn: OptIn;
  account: Account;
  widget: StoredWidget;
  ip: string;
  /** The same consent within this time is not stored twice. */
  repeatS: number;
  /** What the page named as the visitor's. */
  timeZone: string | undefined;
  /** The completed challenge. */
  proof?: Proof | undefined;
};

/** Accepted; or too many attempts; or work required first. */
export type PhoneOutcome =
  | {
      type: 'taken';
      /** Whether the texts are paid; otherwise they wait for the daily limit. */
      isPaid: boolean;
      /** Whether the log says that the limit is reached. */
      isOwnerNotified: boolean;
      /** What the first text waits for. */
      wait: TextTimes['wait'];
    }
  | { type: 'tooMany'; gate: Gate }
  | { type: 'unproven'; tries: number };

/** What to text at once: the widget's follow-up, or the request for a YES. */
function planTexts({ account, widget }: SubmittedPhone): { cause: string; plan: PlannedText[] } {
  const { smsProvider, smsDoubleOptIn } = account;
  const { widgetId } = widget;
  const cause = smsDoubleOptIn ? causeOfQuestion(widgetId) : `welcome:${widgetId}`;
  if (smsProvider === 'none') return { cause, plan: [] };
  if (!smsDoubleOptIn) return { cause, plan: planSmsFollowUp(parseActions(widget).sequence, account) };
  const text = smsTexts.confirm(account);
  return { cause, plan: [{ text, afterMs: 0, parts: countParts(text) }] };
}

/**
 * Accepts a number with its consent and queues its texts, all or nothing; if the daily limit is reached, the texts wait. New, known and
 * stopped numbers take the same path and get the same answer; we filter stopped ones only when a message leaves the
 * queue. [NET-12, SMS-03, OWN-22]
 */
export async function acceptPhone(sql: Sql, submitted: SubmittedPhone): Promise<PhoneOutcome> {
  const { optIn, account, ip, repeatS, timeZone, proof } = submitted;
  const { accountId, widgetId, phone } = optIn;
  const isSandbox = account.smsProvider === 'sandbox';
  const gates = listGates({ phone, ip, accountId, widgetId, isSandbox });
  const { cause, plan } = planTexts(submitted);
  const at = new Date();
  const choose = (atMs: number) => chooseTextTimes({ account, phone, plan, atMs, form: { timeZone } });
  const { times, wait } = choose(at.getTime());

  const attempt = await selectAttempt(sql, { optIn, gates, repeatS });
  const parts = plan.reduce((sum, text) => sum + text.parts, 0);
  const { isOwnerNotified } = attempt;
  const repeated = (agoMs: number): PhoneOutcome => {
    // What its first answer said, while that is still ahead: whether the text still waits depends on whose number it is.
    const first = choose(at.getTime() - agoMs);
    const isAhead = (first.times[0] ?? 0) > at.getTime();
    const isPaid = attempt.parts + parts <= dailyParts(account);
    return { type: 'taken', isPaid, isOwnerNotified, wait: isAhead ? first.wait : '' };
  };
  if (attempt.repeatedMs !== undefined) {
    await repeat(sql, submitted);
    return repeated(attempt.repeatedMs);
  }
  if (attempt.closed) return { type: 'tooMany', gate: attempt.closed };
  if (attempt.tries > 0 && !proof) return { type: 'unproven', tries: attempt.tries };

  return await transact(sql, async (transaction): Promise<PhoneOutcome> => {
    await lockAccounts(transaction, [accountId]);
    await lockGates(transaction, gates);
    // Attempts that passed the limits before us are counted by now.
    const again = await selectAttempt(transaction, { optIn, gates, repeatS });
    if (again.repeatedMs !== undefined) {
      await repeat(transaction, submitted);
      return repeated(again.repeatedMs);
    }
    if (again.closed) return { type: 'tooMany', gate: again.closed };
    const isProven = again.tries === 0 || (proof && (await spendChallenge(transaction, proof)));
    if (!isProven) return { type: 'unproven', tries: again.tries };
    await countAttempt(transaction, gates);
    const isPaid = await reserveTexts(transaction, account, plan);
    await save(transaction, submitted, { isPaid, askedAt: new Date(times[0] ?? at) });
    await queueTexts(transaction, { account, phone }, { cause, plan, at, times, isPaid, isFromPhone: false });
    return { type: 'taken', isPaid, isOwnerNotified, wait };
  });
}

/** The same consent again: counts, stores and sends nothing. */
async function repeat(sql: AnySql, { optIn, account }: SubmittedPhone): Promise<void> {
  if (!account.smsDoubleOptIn) await saveOptIn(sql, optIn);
}

type Question = Parameters<typeof insertPending>[2];

async function save(
  transaction: AnySql,
  { optIn, account }: SubmittedPhone,
  question: Question,
): Promise<void> {
  // Until the YES, anyone may have typed the number: it's no one's consent yet, and expires.
  if (account.smsDoubleOptIn) return await insertPending(transaction, optIn, question);
  const { subscriberId } = await saveOptIn(transaction, optIn);
  await saveConsent(transaction, optIn, { subscriberId });
}

import type { Account } from '../accounts/pure/index';
import type { AnySql } from '../database/index';
import { msPerDay } from '../formats/pure/index';
import { advanceMessage, enqueueMessage, selectLifted, selectMark } from '../messages/index';
import { countParts } from './pure/countParts';
import type { PlannedText } from './pure/planSmsFollowUp';
import { dailyParts } from './pure/smsGates';
import { reserveSpending } from './store/reserveSpending';

/** Replies count like all others, but no budget may block the reply to STOP. */
const noCap = 2_000_000_000;

/** Who gets texts from which account. */
export type Thread = { account: Account; phone: string };

/** Reserves the cost of these texts; nothing if the account's daily limit doesn't allow all of them. [NET-12] */
export async function reserveTexts(
  sql: AnySql,
  account: Account,
  plan: readonly PlannedText[],
): Promise<boolean> {
  const parts = plan.reduce((sum, text) => sum + text.parts, 0);
  const { accountId, smsPartPriceMinor: priceMinor } = account;
  return (
    parts === 0 ||
    (await reserveSpending(sql, { accountId, parts, priceMinor, mostParts: dailyParts(account) }))
  );
}

type Follow = {
  cause: string;
  plan: readonly PlannedText[];
  at: Date;
  /** When each of them goes, once it's paid. */
  times: readonly number[];
  /** Whether their cost is reserved; otherwise they wait for the account's daily limit. */
  isPaid: boolean;
};

/**
 * Queues the texts that follow an opt-in: once a day for the same cause, however often it is reported, and again after a
 * STOP; later ones at a time when people are awake, and unpaid ones when the daily limit has room. Those that wait for the morning go as
 * soon as the person asks again from the phone. [OWN-13, OWN-22, NET-12]
 */
export async function queueTexts(
  sql: AnySql,
  { account, phone }: Thread,
  { cause, plan, at, times, isPaid }: Follow,
): Promise<void> {
  if (plan.length === 0) return;
  const { accountId } = account;
  const day = Math.floor(at.getTime() / msPerDay);
  const subscriber = { accountId, channel: 'sms', recipient: phone } as const;
  const [mark, lifted] = [await selectMark(sql, subscriber), await selectLifted(sql, subscriber)];
  const since = lifted === '' ? '' : `:since ${lifted}`;
  const startMs = at.getTime();
  for (const [index, { text, afterMs, parts }] of plan.entries()) {
    const dueMs = (isPaid ? times[index] : undefined) ?? startMs + afterMs;
    const dueAt = dueMs > startMs ? new Date(dueMs) : undefined;
    const dedupeKey = `${cause}:${mark}:${day}:${index}${since}`;
    const queued = await enqueueMessage(sql, {
      accountId,
      channel: 'sms',
      recipient: phone,
      body: { text },
      dedupeKey,
      dueAt,
      unpaidParts: isPaid ? undefined : parts,
      isConfirmation: index === 0 && afterMs === 0,
    });
    if (!queued) await advanceMessage(sql, { accountId, dedupeKey, dueAt });
  }
}

/** Queues the reply to an incoming text; it also reaches people who stopped. [OWN-13] */
export async function queueReply(
  sql: AnySql,
  { account, phone }: Thread,
  { text, eventId }: { text: string; eventId: string },
): Promise<void> {
  const { accountId, smsPartPriceMinor: priceMinor } = account;
  await reserveSpending(sql, { accountId, parts: countParts(text), priceMinor, mostParts: noCap });
  await enqueueMessage(sql, {
    accountId,
    channel: 'sms',
    recipient: phone,
    body: { text },
    dedupeKey: `reply:${eventId}`,
    isReply: true,
  });
}

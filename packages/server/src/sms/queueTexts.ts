import type { Account } from '../accounts/pure/index';
import type { AnySql } from '../database/index';
import { msPerDay } from '../formats/pure/index';
import { advanceMessage, buildMark, enqueueMessage, selectLifted, selectWaiting } from '../messages/index';
import { buildPhoneAddress } from '../messages/pure/index';
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
  /** When each of them goes; if they're unpaid, the release chooses again. */
  times: readonly number[];
  /** Whether their cost is reserved; otherwise they wait for the account's daily limit. */
  isPaid: boolean;
  /** Whether the person wrote to us: what a form left waiting goes at once then. */
  isFromPhone: boolean;
};

/**
 * Queues the texts that follow an opt-in: once a day for the same cause, however often it is reported, and again after a
 * STOP; later ones at a time when people are awake, and unpaid ones when the daily limit has room. While the first one waits for the
 * morning, the same cause adds nothing, even on the next day; but asking from the phone sends it. [OWN-13, OWN-22, NET-12]
 */
export async function queueTexts(
  sql: AnySql,
  { account, phone }: Thread,
  { cause, plan, at, times, isPaid, isFromPhone }: Follow,
): Promise<void> {
  if (plan.length === 0) return;
  const { accountId } = account;
  const startMs = at.getTime();
  const findDue = (dueMs: number) => (dueMs > startMs ? new Date(dueMs) : undefined);
  const firstAt = findDue(times[0] ?? startMs);
  const subscriber = buildPhoneAddress(accountId, phone);
  const messageId = await selectWaiting(sql, { ...subscriber, cause });
  if (messageId !== undefined) {
    if (isFromPhone) await advanceMessage(sql, { accountId, messageId, dueAt: firstAt });
    return;
  }
  const day = Math.floor(at.getTime() / msPerDay);
  const [mark, lifted] = [buildMark(sql, subscriber), await selectLifted(sql, subscriber)];
  const since = lifted === '' ? '' : `:since ${lifted}`;
  for (const [index, { text, afterMs, parts }] of plan.entries()) {
    // An unpaid one keeps its pause: when it's released, its night may be over.
    const dueMs = (isPaid ? times[index] : undefined) ?? startMs + afterMs;
    await enqueueMessage(sql, {
      ...subscriber,
      body: { text },
      dedupeKey: `${cause}:${mark}:${day}:${index}${since}`,
      dueAt: findDue(dueMs),
      unpaidParts: isPaid ? undefined : parts,
      isConfirmation: index === 0 && afterMs === 0 && firstAt === undefined,
    });
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
    ...buildPhoneAddress(accountId, phone),
    body: { text },
    dedupeKey: `reply:${eventId}`,
    isReply: true,
  });
}

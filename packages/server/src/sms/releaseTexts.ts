import { explain } from '@beckon/contract/data/explain';
import { lockAccounts, selectAccount } from '../accounts/index';
import { type Sql, transact } from '../database/index';
import { cancelHeldMessages, listHeldAccounts, releaseMessages, selectHeld } from '../messages/index';
import { chooseTextTimes } from './pure/chooseTextTimes';
import { heldDays, releasableParts } from './pure/smsGates';
import { extendPending, widgetOfQuestion } from './store/insertPending';
import { reserveSpending } from './store/reserveSpending';

const tooLate = explain('limit_for_days', { days: heldDays }).message;

/**
 * Queues texts that waited for their account's daily limit as soon as there is room again: on the next day, or when the owner raises it.
 * Those that waited longest go first, the texts of one opt-in together, at a time when people are awake. Gives up on those that waited too
 * long. Returns how many were queued. [NET-12, OWN-22, C30]
 */
export async function releaseTexts(sql: Sql, isStopping: () => boolean = () => false): Promise<number> {
  await cancelHeldMessages(sql, { mostDays: heldDays, error: tooLate });
  let released = 0;
  for (const accountId of await listHeldAccounts(sql)) {
    for (let more = 1; more > 0 && !isStopping(); released += more) more = await releaseNext(sql, accountId);
  }
  return released;
}

async function releaseNext(sql: Sql, accountId: number): Promise<number> {
  return await transact(sql, async (transaction) => {
    await lockAccounts(transaction, [accountId]);
    const account = await selectAccount(transaction, accountId);
    const held = await selectHeld(transaction, accountId);
    if (!account || !held) return 0;
    const { phone, parts, since, messages } = held;
    const mostParts = releasableParts(account, parts);
    const priceMinor = account.smsPartPriceMinor;
    if (!(await reserveSpending(transaction, { accountId, parts, priceMinor, mostParts }))) return 0;
    const { times } = chooseTextTimes({
      ...{ account, phone, plan: messages, atMs: Date.now(), sinceMs: since.getTime() },
      // What waited for the limit answers nothing anymore, and no one knows where the visitor was.
      form: { timeZone: undefined },
    });
    const released = messages.map(({ messageId }, index) => ({
      messageId,
      dueAt: new Date(times[index] ?? 0),
    }));
    await releaseMessages(transaction, accountId, released);
    const [first] = released;
    const widgetId = widgetOfQuestion(held.dedupeKey);
    if (first && widgetId !== undefined)
      await extendPending(transaction, { accountId, phone, widgetId, askedAt: first.dueAt });
    return messages.length;
  });
}

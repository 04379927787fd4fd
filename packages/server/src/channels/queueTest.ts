import type { AnySql, Sql } from '../database/Sql';
import { transact } from '../database/transact';
import { makeId } from '../makeId';
import type { Account } from '../rules/Account';
import { countParts } from '../rules/countParts';
import { enqueueMessage } from '../store/enqueueMessage';
import { lockAccounts } from '../store/lockAccounts';
import { testMark } from '../store/owner/findTestMessage';
import { reserveTexts } from './queueTexts';

/** Nothing of it is the owner's to choose: it goes to whoever the owner names. */
const text = 'This is a test message. Reply STOP to get no more of them.';

type Test = {
  account: Account;
  way: { channel: 'sms' | 'fb'; recipient: string };
  /** What is written along with it, or not at all. */
  note: (sql: AnySql) => Promise<void>;
};

/** Queues a message that says nothing but that it arrived, at the price of any other; nothing when the day's texts are used up. [OWN-13] */
export async function queueTest(sql: Sql, { account, way, note }: Test): Promise<string | undefined> {
  const { accountId } = account;
  return await transact(sql, async (transaction) => {
    await lockAccounts(transaction, [accountId]);
    const plan = way.channel === 'sms' ? [{ text, afterMs: 0, parts: countParts(text) }] : [];
    if (!(await reserveTexts(transaction, account, plan))) return undefined;
    await note(transaction);
    return await enqueueMessage(transaction, {
      accountId,
      ...way,
      body: { text },
      dedupeKey: `${testMark}${makeId()}`,
    });
  });
}

import { messageChannels } from '@beckon/contract/messageChannels';
import { lockAccounts } from '../accounts/index';
import type { Account } from '../accounts/pure/index';
import { type AnySql, generateId, type Sql, transact } from '../database/index';
import { enqueueMessage } from '../messages/index';
import type { ChannelName } from '../messages/pure/index';
import { reserveTexts } from '../sms/index';
import { countParts } from '../sms/pure/index';
import { testMark } from './store/selectTestMessage';

/** The owner can't choose the words: they may go to a stranger. */
const text = 'This is a test message. Reply STOP to unsubscribe.';

type Test = {
  account: Account;
  address: { channel: ChannelName; recipient: string };
  /** What is written in the same transaction. */
  note: (sql: AnySql) => Promise<void>;
};

/** Queues a fixed test message, at the price of any other; nothing if the daily text limit is reached. [OWN-13] */
export async function queueTest(sql: Sql, { account, address, note }: Test): Promise<string | undefined> {
  const { accountId } = account;
  return await transact(sql, async (transaction) => {
    await lockAccounts(transaction, [accountId]);
    const { isPaidByPart } = messageChannels[address.channel].limits;
    const plan = isPaidByPart ? [{ text, afterMs: 0, parts: countParts(text) }] : [];
    if (!(await reserveTexts(transaction, account, plan))) return undefined;
    await note(transaction);
    return await enqueueMessage(transaction, {
      accountId,
      ...address,
      body: { text },
      dedupeKey: `${testMark}${generateId()}`,
      isConfirmation: true,
    });
  });
}

import type { AnySql } from '../../database/index';

/** The prefix of the cause of test messages. */
export const testMark = 'test:';

/** The status of a test message. */
export type TestMessage = {
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'unknown';
  attempts: number;
  error: string | null;
};

/** Finds a test message of an account, but no other message. [OWN-13] */
export async function selectTestMessage(
  sql: AnySql,
  accountId: number,
  messageId: string,
): Promise<TestMessage | undefined> {
  const [row] = await sql<TestMessage[]>`
    select state, attempts, last_error as error from outbox
    where account_id = ${accountId} and message_id = ${messageId} and starts_with(dedupe_key, ${testMark})`;
  return row;
}

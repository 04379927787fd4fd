import type { AnySql } from '../../database/Sql';

/** How the causes of test messages begin. */
export const testMark = 'test:';

/** How far a test message has come. */
export type TestMessage = {
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'unknown';
  attempts: number;
  error: string | null;
};

/** Finds a test message of an account; other messages are none of its business. [OWN-13] */
export async function findTestMessage(
  sql: AnySql,
  accountId: number,
  messageId: string,
): Promise<TestMessage | undefined> {
  const [row] = await sql<TestMessage[]>`
    select state, attempts, last_error as error from outbox
    where account_id = ${accountId} and message_id = ${messageId} and starts_with(dedupe_key, ${testMark})`;
  return row;
}

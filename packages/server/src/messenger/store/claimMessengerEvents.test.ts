import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { pruneMessengerInbox } from './claimMessengerEvents';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('OWN-14 D15 stops between two rounds when the server stops', async () => {
  for (const mark of ['a', 'b', 'c', 'd'])
    await test.sql`
      insert into messenger_inbox (account_id, mark, kind, outcome, received_at)
      values (1001, ${mark}, 'message', 'known', ${new Date(0)})`;
  const stops = [false, true];
  await pruneMessengerInbox(test.sql, 30, { atOnce: 1, isStopping: () => stops.shift() ?? true });
  expect(await test.sql`select from messenger_inbox`).toHaveLength(3);
});

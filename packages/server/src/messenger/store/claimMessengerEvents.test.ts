import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measureReads } from '../../testing/measureReads';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { claimEventsFromLine, claimMessengerEvents, pruneMessengerInbox } from './claimMessengerEvents';
import { insertMessengerEvents } from './insertMessengerEvents';
import { lineUpEvents } from './lineUpEvents';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // Only the tests claim anything.
  await test.app.close();
  // What PostgreSQL knows about the table is what a test says.
  await test.sql`alter table messenger_inbox set (autovacuum_enabled = off)`;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate messenger_inbox`;
});

describe('turns', () => {
  const add = (account: number, count: number, isInLine: boolean) => test.sql`
    insert into messenger_inbox (account_id, mark, kind, event, due_at, is_in_line, turn)
    select ${account}, 'mark ' || n, 'message', '{}', now() - interval '1 minute', ${isInLine}, case when ${isInLine} then n else 0 end
    from generate_series(1, ${count}::int) as n`;
  const claim = (most: number) =>
    test.sql.begin(async (transaction) => {
      const claimed = await claimMessengerEvents(transaction, most);
      await transaction`
        update messenger_inbox set outcome = 'nothing', event = null, is_in_line = false
        where mark = any(${claimed.map(({ mark }) => mark)}::text[])`;
      return claimed.map((one) => one.accountId);
    });

  it('OWN-14 E13 the events of a busy page do not hold up those of another', async () => {
    await add(1, 20_000, true);
    expect(await claim(20)).toEqual(Array(20).fill(1));
    const event = { kind: 'message' } as never;
    await insertMessengerEvents(test.sql, [{ accountId: 2, mark: 'lone', event }]);
    expect(await claim(2)).toContain(2);
  });
  it('OWN-14 applies the events of one page in their order', async () => {
    const event = { kind: 'message' } as never;
    const marks = Array.from({ length: 30 }, (_, at) => `mark ${99 - at}`);
    for (let at = 0; at < 30; at += 10)
      await insertMessengerEvents(
        test.sql,
        marks.slice(at, at + 10).map((mark) => ({ accountId: 1, mark, event })),
      );
    const claimed = await test.sql.begin((transaction) => claimMessengerEvents(transaction, 30));
    expect(claimed.map(({ mark }) => mark)).toEqual(marks);
  });
  it('OWN-14 E15 a claim reads the start of the line, and one batch of what is due again', async () => {
    await add(1, 20_000, true);
    const claimed = await measureReads(test.sql, { table: 'messenger_inbox', isQueue: true }, (sql) =>
      claimEventsFromLine(sql, 20),
    );
    expect(claimed).toEqual({ rows: 20, scans: ['Index Scan messenger_inbox_line'] });
    await test.sql`truncate messenger_inbox`;
    await add(1, 20_000, false);
    const lined = await measureReads(test.sql, { table: 'messenger_inbox', isQueue: true }, (sql) =>
      lineUpEvents(sql, 100),
    );
    expect(lined.scans).toContain('Index Scan messenger_inbox_later');
    expect(lined.rows).toBeLessThanOrEqual(300);
  });
  it('OWN-14 E15 reads one batch of what is due again if PostgreSQL counted one event where there had been thousands', async () => {
    await add(2, 3000, false);
    await test.sql`update messenger_inbox set outcome = 'nothing', event = null`;
    await test.sql`delete from messenger_inbox where mark <> 'mark 3000'`;
    await test.sql`vacuum analyze messenger_inbox`;
    await add(1, 5000, false);
    const lined = await measureReads(test.sql, { table: 'messenger_inbox', isQueue: true }, (sql) =>
      lineUpEvents(sql, 100),
    );
    expect(lined.scans).toContain('Index Scan messenger_inbox_later');
    expect(lined.rows).toBeLessThanOrEqual(300);
  });
});

it('OWN-14 D15 stops between two rounds when the server stops', async () => {
  for (const mark of ['a', 'b', 'c', 'd'])
    await test.sql`
      insert into messenger_inbox (account_id, mark, kind, outcome, received_at)
      values (1001, ${mark}, 'message', 'known', ${new Date(0)})`;
  const stops = [false, true];
  await pruneMessengerInbox(test.sql, 30, { atOnce: 1, isStopping: () => stops.shift() ?? true });
  expect(await test.sql`select from messenger_inbox`).toHaveLength(3);
});

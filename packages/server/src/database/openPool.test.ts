import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { openPool, openUnlimitedPool, openUpkeepPool } from './openPool';
import { isDatabaseDown } from './pure/isDatabaseDown';
import type { Sql } from './Sql';
import { openGate } from './testing/openGate';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ log: { debug: () => undefined, error: () => undefined } });
});
afterAll(() => database.drop());

it('OWN-17 reads whole numbers exactly, and fails instead of rounding one that is too large', async () => {
  const sql = openPool(database.url, 1);
  const largest = Number.MAX_SAFE_INTEGER;
  expect(await sql`select ${largest}::bigint as n`).toEqual([{ n: largest }]);
  for (const text of ['9007199254740993', '-9007199254740993'])
    await expect(sql`select ${text}::text::bigint as n`).rejects.toThrow(RangeError);
  expect(await sql`select 7::bigint as n`).toEqual([{ n: 7 }]);
  await sql.end();
});

it.each(['politely', 'at once'] as const)(
  'D02 a transaction whose database goes away %s fails, and the pool is as good as new afterwards',
  async (how) => {
    const gate = await openGate(database.url);
    await gate.open();
    const sql = openPool(gate.url, 1);
    for (let round = 0; round < 3; round += 1) {
      const failing = sql.begin(async (transaction) => {
        await transaction`select 1`;
        const waiting = transaction`select pg_sleep(30)`.execute();
        setTimeout(() => gate.close(how), 20);
        await waiting;
      });
      // Whatever else goes wrong with it, such as its roll-back, stays in this promise.
      await expect(failing).rejects.toThrow();
      await gate.open();
      expect(await sql`select ${round}::int as round`).toEqual([{ round }]);
    }
    gate.close('at once');
    await sql.end({ timeout: 0 });
  },
);

it('D09 a connection that no longer answers is replaced, and everything that waits for it fails', async () => {
  const gate = await openGate(database.url);
  await gate.open();
  const sql = openPool(gate.url, 1, { answerTimeoutS: 0.3 });
  await sql`select 1`;
  gate.freeze();
  const waiting = await Promise.allSettled([sql`select 2`, sql`select 3`]);
  expect(waiting).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: 'ANSWER_TIMEOUT' }) },
    { status: 'rejected', reason: expect.objectContaining({ code: 'ANSWER_TIMEOUT' }) },
  ]);
  expect(waiting.map((one) => one.status === 'rejected' && isDatabaseDown(one.reason))).toEqual([true, true]);
  gate.thaw();
  expect(await sql`select 4::int as n`).toEqual([{ n: 4 }]);
  gate.close('at once');
  await sql.end({ timeout: 0 });
});

it('D09 E13 a transaction that the network forgot ends, so that its locks hold up no other server', async () => {
  const gate = await openGate(database.url);
  await gate.open();
  const sql = openPool(`${gate.url}?idle_in_transaction_session_timeout=300`, 1, { answerTimeoutS: 0.3 });
  const other = openPool(database.url, 1);
  const lost = sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(20)`;
    gate.freeze();
    await transaction`select 1`;
  });
  await expect(lost).rejects.toThrow();
  await other.begin((transaction) => transaction`select pg_advisory_xact_lock(20)`);
  gate.close('at once');
  await Promise.all([sql.end({ timeout: 0 }), other.end()]);
});

it('D09 OWN-20 only statements that may take any time may also wait any time between them, whatever the database has', async () => {
  const show = async (sql: Sql) => {
    const [row] = await sql<{ ms: number }[]>`
      select setting::int as ms from pg_settings where name = 'idle_in_transaction_session_timeout'`;
    await sql.end();
    return row?.ms;
  };
  const admin = openPool(database.url, 1);
  // As docs/operations.md has it for a pooler: commands such as `beckon move` connect as the same role.
  await admin.unsafe(
    `alter database "${new URL(database.url).pathname.slice(1)}" set idle_in_transaction_session_timeout = '7s'`,
  );
  await admin.end();
  const untimed = (url: string) => openPool(`${url}?statement_timeout=0`, 1);
  const pools = [openPool, openUpkeepPool, openUnlimitedPool, untimed].map((open) => open(database.url));
  expect(await Promise.all(pools.map(show))).toEqual([10_000, 10_000, 0, 7000]);
});

it('D09 neither an idle connection nor one with a slow reader is replaced', async () => {
  const answerTimeoutS = 0.2;
  const sql = openPool(database.url, 1, { answerTimeoutS });
  const selectPid = async () => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;
  const pid = await selectPid();
  const rest = () => new Promise((done) => setTimeout(done, 2 * answerTimeoutS * 1000));
  await rest();
  expect(await selectPid()).toBe(pid);
  const read: number[] = [];
  for await (const rows of sql<{ n: number }[]>`select generate_series(1, 3) as n`.cursor(1)) {
    read.push(...rows.map(({ n }) => n));
    await rest();
  }
  expect([read, await selectPid()]).toEqual([[1, 2, 3], pid]);
  await sql.end();
});

it.each([
  ['', 5 + 3],
  ['?statement_timeout=60000', 60 + 3],
  ['?sslmode=disable&statement_timeout=0', 0],
])('D09 a deadline follows the time that statements have: %s', (given, deadlineS) => {
  const sql = openPool(`postgres://u@127.0.0.1:1/d${given}`, 1);
  expect((sql.options as unknown as { answer_timeout: number }).answer_timeout).toBe(deadlineS);
});

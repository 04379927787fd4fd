import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { connectPooler } from './connectPooler';
import { openPool } from './openPool';
import type { Sql } from './Sql';
import { startListening } from './startListening';
import { openTap, type Tap } from './testing/openTap';

const log = { debug: () => undefined, error: () => undefined };
let database: TestDatabase;
let direct: Sql;
let tap: Tap;
beforeAll(async () => {
  database = await openTestDatabase({ log });
  direct = openPool(database.url);
  tap = await openTap(database.url);
});
afterAll(async () => {
  await direct.end();
  tap.close();
  await database.drop();
});

const set = (setting: string, value: string) =>
  direct.unsafe(`alter database "${new URL(database.url).pathname.slice(1)}" set ${setting} = '${value}'`);
const limitStatements = (limit: string) => set('statement_timeout', limit);
const warn = vi.fn<(text: string) => void>();

it.each(['0', '1h'])(
  'OWN-20 refuses a pooler whose user may run statements for %s, with what to do',
  async (limit) => {
    await limitStatements(limit);
    await expect(connectPooler(tap.url, direct, warn)).rejects.toThrow(/ALTER ROLE … SET statement_timeout/);
  },
);

it.each([
  [
    '0',
    [
      expect.stringMatching(
        /^DATABASE_POOL_URL.*ALTER ROLE … SET idle_in_transaction_session_timeout = '10s'/,
      ),
    ],
  ],
  ['10s', []],
])(
  'OWN-20 D09 warns of a pooler whose user may leave transactions open for %s (0: forever), and works',
  async (limit, warnings) => {
    await limitStatements('5s');
    await set('idle_in_transaction_session_timeout', limit);
    warn.mockClear();
    const sql = await connectPooler(tap.url, direct, warn);
    expect(await sql`select 1::int as n`).toEqual([{ n: 1 }]);
    await sql.end();
    expect(warn.mock.calls.flat()).toEqual(warnings);
  },
);

it('OWN-20 refuses a pooler that leads to another database', async () => {
  const other = await openTestDatabase({ log });
  await expect(connectPooler(other.url, direct, warn)).rejects.toThrow(/leads to another database/);
  await other.drop();
});

it('OWN-20 refuses a pooler that doesn’t answer, without its URL, which contains a password', async () => {
  const failing = connectPooler('postgres://beckon:hunter2@127.0.0.1:1/beckon', direct, warn);
  await expect(failing).rejects.toThrow(/^DATABASE_POOL_URL doesn't work: nothing answers.*directly\.$/);
  await expect(failing).rejects.not.toThrow(/hunter2/);
});

it('OWN-20 OWN-05 nothing that goes through a pooler needs the same connection twice: no named statement, no setting, no LISTEN', async () => {
  await limitStatements('5s');
  const sql = await connectPooler(tap.url, direct, warn);
  for (const n of [1, 2, 3]) expect(await sql`select ${n}::int as n`).toEqual([{ n }]);
  await sql.begin(async (transaction) => {
    await transaction`select set_config('beckon.account', '7', true)`;
    expect(await transaction`select current_setting('beckon.account') as it`).toEqual([{ it: '7' }]);
  });
  const heard: string[] = [];
  let isOpen = false;
  const stop = startListening(sql, {
    channel: 'beckon_test',
    onNotification: (word) => heard.push(word),
    onOpen: () => {
      isOpen = true;
    },
  });
  await expect.poll(() => isOpen).toBe(true);
  await sql`select pg_notify('beckon_test', 'hello')`;
  await expect.poll(() => heard).toEqual(['hello']);
  await stop();
  await sql.end();
  expect(new Set(tap.listPrepared())).toEqual(new Set(['']));
  expect(tap.listPrepared().length).toBeGreaterThan(3);
  expect(tap.readSent()).not.toMatch(/statement_timeout\0|listen/i);
  expect(tap.readSent()).toContain('TimeZone\0UTC');
});

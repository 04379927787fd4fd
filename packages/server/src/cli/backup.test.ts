import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clusterName, readMigrations, writeBackup } from '../database/index';
import { openPool } from '../database/testing/index';
import { rotateEventPartitions } from '../events/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { signUp } from '../testing/signUp';
import { testOwner } from '../testing/testOwner';
import { waitFor } from '../testing/waitFor';
import { backup, restore } from './backup';
import { verifyConsents } from './verifyConsents';

/** The key of the test's server. */
const keys = { SECRET_KEY: Buffer.from(testOwner.secretKey).toString() };
let test: TestApp;
let dir = '';
let file = '';
const emptyOnes: TestDatabase[] = [];
const log = { debug: () => undefined, error: () => undefined };
const said: string[] = [];
const print = (line: string) => said.push(line);

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  file = join(dir, 'beckon.backup');
  test = await openTestApp();
  const owner = await signUp(test.app);
  const title = 'Tab\t, line\n, return\r, backslash \\\\. quote " and 🌱\u2028\\.';
  await owner.call('POST', '/widgets', { type: 'bar', data: { main: { title } } });
  await postPhone(test.app, buildPhoneBody());
  await rotateEventPartitions(test.sql, new Date(), { monthsAhead: 3, retentionMonths: 13, failedDays: 7 });
  await test.sql`
    insert into events (account_id, day, event_id, kind, name, payload, happened_at, counted_on)
    select 1001, (now() at time zone 'utc')::date + n % 60, gen_random_uuid(), 'custom', E'\\\\.', jsonb_build_object('n', n), now(), now()::date
    from generate_series(1, 5000) as n`;
});
afterAll(async () => {
  await test.close();
  for (const { drop } of emptyOnes) await drop();
  rmSync(dir, { recursive: true, force: true });
});

async function openEmpty(): Promise<string> {
  const made = await openTestDatabase({ log });
  emptyOnes.push(made);
  return made.url;
}
const load = async (path: string, url?: string) =>
  await restore({ file: path, variables: { DATABASE_URL: url ?? (await openEmpty()) }, print });

it('OWN-20 SMS-11 a backup restores every table exactly, and its consents verify', async () => {
  expect(await backup({ file, variables: { ...keys, DATABASE_URL: test.url }, print })).toBe(0);
  expect(said.at(-1)).toMatch(/^Backed up \d+ tables with \d+ rows\. It needs the key/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
  const url = await openEmpty();
  expect(await load(file, url)).toBe(0);
  const sql = openPool(url);
  const tables = await test.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migrations'`;
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const read = (pool: typeof sql) =>
      pool`select count(*) as n, sum(hashtext(t::text)) as sum from ${pool(name)} as t`;
    expect([name, [...(await read(sql))]]).toEqual([name, [...(await read(test.sql))]]);
  }
  await sql.end();
  expect(await verifyConsents({ account: '1001', variables: { ...keys, DATABASE_URL: url }, print })).toBe(0);
  expect(said.at(-1)).toBe('account 1001: 1 consents verified, 0 too old to verify');
  await expect(load(file, url)).rejects.toThrow('is not empty');
  // Its months have partitions, so that upkeep goes on.
  const again = openPool(url);
  expect(await again`select from events_default`).toHaveLength(0);
  await rotateEventPartitions(again, new Date(), { monthsAhead: 3, retentionMonths: 13, failedDays: 7 });
  await again.end();
});

it('OWN-20 a backup whose output fails ends with its reason, and keeps no transaction open', async () => {
  await test.sql`
    insert into events (account_id, day, event_id, kind, name, payload, happened_at, counted_on)
    select 1001, (now() at time zone 'utc')::date, gen_random_uuid(), 'custom', 'x', jsonb_build_object('a', repeat(md5(n::text), 300)), now(), now()::date
    from generate_series(1, 400) as n`;
  let room = 1_000_000;
  const full = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      room -= chunk.length;
      done(room > 0 ? null : Object.assign(new Error('full'), { code: 'ENOSPC' }));
    },
  });
  const failed = once(full, 'error');
  const sql = openPool(test.url);
  const writing = expect(writeBackup(sql, full, new Date())).rejects.toThrow();
  await failed.catch(() => undefined);
  await sql.end({ timeout: 1 });
  await writing;
  const name = new URL(test.url).pathname.slice(1);
  const count = () =>
    test.sql`select from pg_stat_activity where datname = ${name} and state like 'idle in transaction%'`;
  await waitFor(async () => (await count()).length === 0);
});

it('OWN-20 refuses a role that sees no rows, instead of backing up nothing', async () => {
  await expect(
    test.sql.begin(async (sql) => {
      await sql`set local role beckon_api`;
      await sql`set local row_security = off`;
      await sql`select from subscribers`;
    }),
  ).rejects.toThrow('row-level security');
});

it('OWN-20 never overwrites a backup, and explains what is missing', async () => {
  const variables = { ...keys, DATABASE_URL: test.url };
  const before = readFileSync(file);
  await expect(backup({ file, variables, print })).rejects.toThrow('exists already');
  expect(readFileSync(file).equals(before)).toBe(true);
  await expect(backup({ file: undefined, variables, print })).rejects.toThrow('beckon backup --to');
  await expect(backup({ file: join(dir, 'no', 'x'), variables, print })).rejects.toThrow('Check the folder');
  await expect(restore({ file: undefined, variables, print })).rejects.toThrow('beckon restore --from');
  await expect(load(join(dir, 'nowhere'))).rejects.toThrow("Can't find");
  mkdirSync(join(dir, 'used', clusterName), { recursive: true });
  await expect(restore({ file, variables: { DATA_DIR: join(dir, 'used') }, print })).rejects.toThrow(
    'Move the folder away',
  );
});

const plain = () => gunzipSync(readFileSync(file));
const newer = () => {
  const text = plain().toString('utf8');
  return gzipSync(text.replace('"migrations":[', '"migrations":[{"name":"9999_later.sql","checksum":"x"},'));
};
/** Another digit in the last event's payload: the rows still load. */
const changed = () =>
  gzipSync(Buffer.from(plain().toString('latin1').replace('{"n": 4321}', '{"n": 4322}'), 'latin1'));

it.each([
  ['cut off', () => readFileSync(file).subarray(0, -200), 'incomplete or damaged'],
  ['without its end', () => gzipSync(plain().subarray(0, -20)), 'incomplete or damaged'],
  ['with a changed row', changed, 'incomplete or damaged'],
  ['empty', () => Buffer.alloc(0), 'incomplete or damaged'],
  ['no backup', () => gzipSync('{"format":"else"}\n'), 'not a backup of Beckon'],
  ['of a newer version', newer, 'newer version'],
])('OWN-20 rejects a file that is %s, and restores nothing', async (_title, build, sentence) => {
  const path = join(dir, 'bad');
  writeFileSync(path, build());
  const url = await openEmpty();
  await expect(load(path, url)).rejects.toThrow(sentence);
  const sql = openPool(url);
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('accounts') is not null as is`;
  if (found?.is) expect(await sql`select from accounts`).toHaveLength(0);
  await sql.end();
});

it('OWN-20 does not load old rows into newer tables', async () => {
  const [first] = readMigrations();
  const text = plain().toString('latin1');
  const header = JSON.parse(text.slice(0, text.indexOf('\n')));
  const old = { ...header, migrations: [{ name: first?.name, checksum: first?.checksum }] };
  const path = join(dir, 'old');
  writeFileSync(
    path,
    gzipSync(Buffer.from(`${JSON.stringify(old)}${text.slice(text.indexOf('\n'))}`, 'latin1')),
  );
  await expect(load(path, test.url)).rejects.toThrow('newer tables than the backup');
});

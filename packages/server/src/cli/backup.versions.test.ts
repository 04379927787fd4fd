import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnySql, clusterName, openDatabase, type Sql } from '../database/index';
import { builtInMajor } from '../database/testing/index';
import { findPrograms } from '../testing/findPrograms';
import { makeTempDir } from '../testing/makeInstallation';
import { openTestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { signUp } from '../testing/signUp';
import { startPostgres } from '../testing/startPostgres';
import { testOwner } from '../testing/testOwner';
import { backup, restore } from './backup';
import { moveTo } from './moveTo';
import { openInstallation } from './openInstallation';
import { verifyConsents } from './verifyConsents';

const log = { debug: () => undefined, error: () => undefined };
const quiet = () => undefined;
const optIns = 5;
/** Debian's of another major version; without one, the product's, in a cluster of its own: the path is the same then, the versions aren't. */
const old = findPrograms(true);
const oldName = `postgres-${old.major === builtInMajor ? builtInMajor - 1 : old.major}`;
let top = '';
let dataDir = '';
let file = '';
/** The key of the test's server opens the numbers in consents. */
const files = ['the superuser-password of before', Buffer.from(testOwner.secretKey).toString()];
beforeAll(() => {
  top = makeTempDir();
  chmodSync(top, 0o755);
  file = join(top, 'beckon.backup');
  // What a version of Beckon with another PostgreSQL leaves.
  dataDir = join(top, 'data');
  mkdirSync(join(dataDir, oldName), { recursive: true });
  for (const [at, name] of ['superuser-password', 'secret-key'].entries())
    writeFileSync(join(dataDir, name), files[at] ?? '', { mode: 0o600 });
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

const readFiles = () =>
  ['superuser-password', 'secret-key'].map((name) => readFileSync(join(dataDir, name), 'utf8'));

/** The rows of every table, and what they are, independent of the server's version. */
async function sumTables(pool: Sql): Promise<Record<string, unknown>> {
  return (await pool.begin((sql) => sumAll(sql))) as Record<string, unknown>;
}

async function sumAll(sql: AnySql): Promise<Record<string, unknown>> {
  // Times are text here.
  await sql`set local time zone 'UTC'`;
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by 1`;
  const sums: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await sql`select count(*)::int as n, sum(hashtext(t::text)) as sum from ${sql(name)} as t`;
    sums[name] = row;
  }
  return sums;
}

/** Fills an installation on the old PostgreSQL and backs it up. */
async function fillAndBackUp(): Promise<Record<string, unknown>> {
  const dir = join(top, 'before');
  mkdirSync(dir, { mode: 0o755 });
  const postgres = await startPostgres(dir, old);
  try {
    const { url } = postgres;
    expect(Number.parseInt(postgres.version, 10)).toBe(old.major);
    const test = await openTestApp({ url, drop: async () => undefined });
    const owner = await signUp(test.app);
    await owner.call('POST', '/widgets', { type: 'bar', data: { main: { title: 'Größe “L” 🌱' } } });
    for (let n = 0; n < optIns; n += 1)
      expect(
        (await postPhone(test.app, buildPhoneBody({ phone_number: `+1415555260${n}` }))).json(),
      ).toMatchObject({ state: true });
    // Nothing writes anymore.
    await test.app.close();
    const sums = await sumTables(test.sql);
    expect(await backup({ file, variables: { DATABASE_URL: url }, print: quiet })).toBe(0);
    await test.close();
    return sums;
  } finally {
    await postgres.stop();
  }
}

it(`OWN-20 SMS-11 restores a backup of PostgreSQL ${old.major} into the built-in ${builtInMajor}, with every row and every consent`, async () => {
  const before = await fillAndBackUp();
  const variables = { DATA_DIR: dataDir };
  // Every way to open the folder says the same first, and leaves it as it was.
  const said = `Then move ${oldName} out of ${dataDir}`;
  const target = 'postgres://nobody@127.0.0.1:1/x';
  await expect(openDatabase({ databaseUrl: undefined, dataDir, log })).rejects.toThrow(said);
  await expect(restore({ file, variables, print: quiet })).rejects.toThrow(said);
  await expect(openInstallation(variables)).rejects.toThrow(said);
  await expect(moveTo({ to: target, variables, print: quiet })).rejects.toThrow(said);
  expect(readFiles()).toEqual(files);

  renameSync(join(dataDir, oldName), join(top, oldName));
  // A restore that fails takes back only what it created.
  const bad = join(top, 'bad');
  writeFileSync(bad, readFileSync(file).subarray(0, -100));
  await expect(restore({ file: bad, variables, print: quiet })).rejects.toThrow('incomplete or damaged');
  expect(readFiles()).toEqual(files);
  expect(await restore({ file, variables, print: quiet })).toBe(0);
  expect(readFiles()).toEqual(files);

  const database = await openDatabase({ databaseUrl: undefined, dataDir, log });
  expect(await database.describe()).toMatch(`PostgreSQL ${builtInMajor}.`);
  const after = await sumTables(database.sql);
  await database.close();
  expect(after).toEqual(before);
  expect(after).toMatchObject({ consents: { n: optIns }, subscribers: { n: optIns } });
  const lines: string[] = [];
  const code = await verifyConsents({ account: '1001', variables, print: (line) => lines.push(line) });
  expect([code, lines]).toEqual([0, [`account 1001: ${optIns} consents verified, 0 too old to verify`]]);
  expect(readFileSync(join(dataDir, clusterName, 'PG_VERSION'), 'utf8').trim()).toBe(`${builtInMajor}`);
});

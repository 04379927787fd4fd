import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadNumbers } from '../numbers/index';
import { buildWebKey, deriveNumberKey } from '../secrets/index';
import { findInTables } from '../testing/findInTables';
import { makeTempDir } from '../testing/makeInstallation';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { testOwner } from '../testing/testOwner';
import { sealNumbers } from './sealNumbers';
import { verifyConsents } from './verifyConsents';

const keys = { SECRET_KEY: Buffer.from(testOwner.secretKey).toString() };
const rows = 1200;
let test: TestApp;
let dir = '';
beforeAll(async () => {
  test = await openTestApp();
  dir = makeTempDir();
  await test.sql`delete from milestones where name like 'numbers %'`;
  await test.sql`
    insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
    select 1001, gen_random_uuid(), 'sms', '+1415' || 5550000 + n, 5001 from generate_series(1, ${rows}) as n`;
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await test.close();
});
const run = async (variables: Record<string, string>) => {
  const said: string[] = [];
  const print = (line: string) => said.push(line);
  const all = { DATABASE_URL: test.url, DATA_DIR: dir, ...variables };
  expect(await sealNumbers({ variables: all, print, pauseMs: 1, settleMs: 0 })).toBe(0);
  return said;
};

it('OWN-02 OWN-20 C48 C50 refuses another key, a web server’s, and a database that no updated server has prepared', async () => {
  const stays = async () =>
    expect(await test.sql`select from milestones where name like 'numbers %'`).toHaveLength(0);
  await test.sql`
    insert into installation_secrets (name, secret) values ('secret key mark', 'of the other servers')
    on conflict (name) do update set secret = excluded.secret`;
  await expect(run(keys)).rejects.toThrow('another key');
  await test.sql`delete from installation_secrets where name = 'secret key mark'`;
  const webKey = buildWebKey([testOwner.secretKey]);
  const web = { ROLE: 'web', WEB_KEY: webKey, PUBLIC_URL: 'https://beckon.example' };
  await expect(run(web)).rejects.toThrow('Set SECRET_KEY');

  const [ran] = await test.sql`delete from migrations where name like '0040%' returning *`;
  await expect(run(keys)).rejects.toThrow('Start an updated server first');
  await test.sql`insert into migrations ${test.sql(ran as object)}`;
  const [envelope] = await test.sql`
    delete from installation_secrets where name = 'number keys' returning *`;
  await expect(run(keys)).rejects.toThrow('Start an updated server first');
  expect(await test.sql`select from installation_secrets where name = 'number keys'`).toHaveLength(0);
  await test.sql`insert into installation_secrets ${test.sql(envelope as object)}`;
  await stays();
});

it('OWN-02 OWN-20 C48 encrypts every number from before, says so, and does nothing the second time', async () => {
  await expect(run({})).rejects.toThrow('Set SECRET_KEY');
  await expect(run({ SECRET_KEY: 'x'.repeat(40) })).rejects.toThrow('No key opens');
  expect(await findInTables(test.sql, ['14155550001'])).toEqual(['subscribers.phone']);
  const [started, done] = await run(keys);
  expect([started, done]).toEqual([
    expect.stringContaining('encrypt new phone numbers from now on'),
    'Every phone number in this database is encrypted.',
  ]);
  const plain =
    await test.sql`select from subscribers where phone like '+%' or phone_end is null or phone_mark is null`;
  expect(plain).toHaveLength(0);
  expect((await loadNumbers(test.sql, [deriveNumberKey(testOwner.secretKey)])).state).toBe('sealed');
  expect(await run(keys)).toEqual(['Every phone number in this database is encrypted.']);
});

it('SMS-11 C48 consents are verified with the key, and not without it', async () => {
  const verify = (variables: Record<string, string>) =>
    verifyConsents({
      account: undefined,
      variables: { DATABASE_URL: test.url, DATA_DIR: dir, ...variables },
      print: () => undefined,
    });
  expect(await verify(keys)).toBe(0);
  await expect(verify({})).rejects.toThrow(/no key for them/);
});

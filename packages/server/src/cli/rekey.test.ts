import { afterAll, beforeAll, expect, it } from 'vitest';
import { resealEnvelope } from '../numbers/index';
import {
  createCredentials,
  createSecretBox,
  credentialPlace,
  deriveNumberKey,
  listKeyMarks,
  refuseOtherKey,
  upsertSecret,
} from '../secrets/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { testOwner } from '../testing/testOwner';
import { rekey } from './rekey';

const [oldKey, newKey, otherKey] = ['o', 'n', 'x'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];
const boxOf = (...keys: string[]) => {
  const [first, second] = keys.map((key) => Buffer.from(key));
  return createSecretBox(first as Buffer, second);
};
const marksOf = (...keys: (string | undefined)[]) =>
  listKeyMarks({ SECRET_KEY: keys[0], SECOND_SECRET_KEY: keys[1], DATA_DIR: '/nowhere' });

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await resealEnvelope(test.sql, [
    deriveNumberKey(Buffer.from(oldKey)),
    deriveNumberKey(testOwner.secretKey),
  ]);
  const sealed = boxOf(oldKey).seal(credentialPlace(1001, 'twilio'), '{"authToken":"theirs"}');
  await upsertSecret(test.sql, { accountId: 1001, name: 'twilio', sealed, hint: '', contact: '' });
  await test.sql`
    insert into webhooks (account_id, webhook_id, url, events, sealed_secret)
    values (1001, '0190d3a0-0000-7000-8000-000000000001', 'https://example.com/', '{opt_in}',
      ${boxOf(oldKey).seal('1001 webhook 0190d3a0-0000-7000-8000-000000000001', 'signing')})`;
  await test.sql`
    insert into sms_numbers (account_id, phone, provider, sealed, ended_at)
    values (1001, '+14155550199', 'twilio', ${boxOf(oldKey).seal(credentialPlace(1001, 'twilio'), 'former')}, now())`;
  await test.sql`
    insert into waiting_mails (mail_id, sealed, expires_at)
    values ('0190d3a0-0000-7000-8000-000000000002', ${boxOf(oldKey).seal('mail 0190d3a0-0000-7000-8000-000000000002', 'words')},
      now() + interval '1 day')`;
  await test.sql`delete from installation_secrets where name = 'secret key mark'`;
  await test.sql`insert into installation_secrets (name, secret) values ('secret key mark', ${marksOf(oldKey)[0] ?? ''})`;
});
afterAll(() => test.close());

const said: string[] = [];
const run = (variables: Record<string, string>) =>
  rekey({ variables: { DATABASE_URL: test.url, ...variables }, print: (line) => said.push(line) });
const tokenWith = async (...keys: string[]) =>
  (await createCredentials(boxOf(...keys)).find(test.sql, 1001, 'twilio')) as unknown;

it('OWN-02 OWN-20 a server with both keys opens what either sealed, and starts with either as the first', async () => {
  expect(await tokenWith(newKey, oldKey)).toEqual({ authToken: 'theirs' });
  expect(await tokenWith(oldKey, newKey)).toEqual({ authToken: 'theirs' });
  await expect(tokenWith(newKey)).rejects.toThrow();
  await refuseOtherKey(test.sql, () => marksOf(newKey, oldKey));
  await expect(refuseOtherKey(test.sql, () => marksOf(newKey))).rejects.toThrow('another key');
});

it('OWN-02 OWN-20 nothing changes if neither key opens a secret, or one is missing', async () => {
  await expect(run({ SECRET_KEY: newKey, SECOND_SECRET_KEY: otherKey })).rejects.toThrow(
    'Nothing was changed',
  );
  await expect(run({ SECRET_KEY: newKey })).rejects.toThrow('SECOND_SECRET_KEY');
  expect(await tokenWith(oldKey)).toEqual({ authToken: 'theirs' });
  await refuseOtherKey(test.sql, () => marksOf(oldKey));
});

it('OWN-02 OWN-20 after the command, only the new key is needed, and the old one is refused', async () => {
  expect(await run({ SECRET_KEY: newKey, SECOND_SECRET_KEY: oldKey })).toBe(0);
  expect(said.at(-1)).toMatch(/^Encrypted 4 secrets/);
  expect(await tokenWith(newKey)).toEqual({ authToken: 'theirs' });
  const [webhook] = await test.sql<{ sealed: Uint8Array }[]>`
    select sealed_secret as sealed from webhooks where account_id = 1001`;
  const place = '1001 webhook 0190d3a0-0000-7000-8000-000000000001';
  expect(boxOf(newKey).open(place, webhook?.sealed ?? new Uint8Array())).toBe('signing');
  await refuseOtherKey(test.sql, () => marksOf(newKey));
  await expect(refuseOtherKey(test.sql, () => marksOf(oldKey))).rejects.toThrow('another key');
});

it('OWN-02 every column with sealed values is one that the command seals again', async () => {
  const columns = await test.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed%' order by 1`;
  expect(columns.map(({ name }) => name)).toEqual([
    'account_secrets.sealed',
    'sms_numbers.sealed',
    'waiting_mails.sealed',
    'webhooks.sealed_secret',
  ]);
});

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resealEnvelope } from '../numbers/index';
import {
  createCredentials,
  createSecretBox,
  credentialPlace,
  deriveNumberKey,
  listKeyMarks,
  readKeys,
  refuseOtherKey,
  upsertSecret,
} from '../secrets/index';
import { makeTempDir } from '../testing/makeInstallation';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { testOwner } from '../testing/testOwner';
import { rekey } from './rekey';
import { webKey } from './webKey';

const [oldKey, newKey] = ['an old key of thirty-two characters', 'a new key of thirty-two characters!'];
let [test, dir]: [TestApp | undefined, string] = [undefined, ''];
beforeAll(async () => {
  test = await openTestApp();
  await resealEnvelope(test.sql, [
    deriveNumberKey(Buffer.from(oldKey)),
    deriveNumberKey(testOwner.secretKey),
  ]);
  dir = makeTempDir();
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await test?.close();
});
const sql = () => (test as TestApp).sql;

const print = async (variables: Record<string, string>) => {
  const lines: string[] = [];
  await webKey({ variables: { DATA_DIR: dir, ...variables }, print: (line) => lines.push(line) });
  return lines.join('\n');
};
/** What a web server has that starts with this. */
const openWeb = async (WEB_KEY: string) => {
  const settings = { WEB_KEY, DATA_DIR: dir };
  await refuseOtherKey(sql(), () => listKeyMarks(settings));
  return readKeys(settings).sealer;
};
const find = (accountId: number, first: string, second?: string) =>
  createCredentials(
    createSecretBox(Buffer.from(first), second === undefined ? undefined : Buffer.from(second)),
  ).find(sql(), accountId, 'twilio');
const connect = async (accountId: number, web: string) => {
  const sealed = (await openWeb(web)).seal(credentialPlace(accountId, 'twilio'), '{"authToken":"theirs"}');
  await upsertSecret(sql(), { accountId, name: 'twilio', sealed, hint: '', contact: '' });
};

it('OWN-02 OWN-20 prints one line, the same each time, and creates no key', async () => {
  const printed = await print({ SECRET_KEY: oldKey });
  expect(printed).toMatch(/^web2_[\w-]{139}$/);
  expect(await print({ SECRET_KEY: oldKey })).toBe(printed);
  expect(await print({ SECRET_KEY: newKey, SECOND_SECRET_KEY: oldKey })).toMatch(
    /^web2_[\w-]{139},web2_[\w-]{139}$/,
  );
  await expect(print({})).rejects.toThrow('Set SECRET_KEY');
});

it('OWN-02 OWN-20 keys change while web servers run, as the documentation says: nothing is lost, and each step starts', async () => {
  const [oldWeb, bothWeb, newWeb] = [
    await print({ SECRET_KEY: oldKey }),
    await print({ SECRET_KEY: newKey, SECOND_SECRET_KEY: oldKey }),
    await print({ SECRET_KEY: newKey }),
  ];
  const [mark = ''] = listKeyMarks({ SECRET_KEY: oldKey, DATA_DIR: dir });
  await sql()`delete from installation_secrets where name = 'secret key mark'`;
  await sql()`insert into installation_secrets (name, secret) values ('secret key mark', ${mark})`;
  await sql()`insert into accounts (account_id, page_name) select n, 'x' from generate_series(7001, 7003) n`;

  await connect(7001, oldWeb);
  await expect(openWeb(newWeb)).rejects.toThrow('use another key');
  // Workers have both keys, and web servers get the same.
  await connect(7002, bothWeb);
  for (const accountId of [7001, 7002])
    expect(await find(accountId, newKey, oldKey)).toEqual({ authToken: 'theirs' });
  const variables = { DATABASE_URL: (test as TestApp).url, SECRET_KEY: newKey, SECOND_SECRET_KEY: oldKey };
  expect(await rekey({ variables, print: () => undefined })).toBe(0);
  await connect(7003, bothWeb);
  await connect(7003, newWeb);
  for (const accountId of [7001, 7002, 7003])
    expect(await find(accountId, newKey)).toEqual({ authToken: 'theirs' });
  await expect(openWeb(oldWeb)).rejects.toThrow('use another key');
});

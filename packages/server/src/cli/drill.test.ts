import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { openTestDatabase } from '../testing/openTestDatabase';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { testOwner } from '../testing/testOwner';
import { drill } from './drill';

/** The key of the test's server. */
const keys = { SECRET_KEY: Buffer.from(testOwner.secretKey).toString() };
let test: TestApp;
let dir = '';
const usualDir = process.env['TMPDIR'];
beforeAll(async () => {
  // Its copies are here, and nobody else's.
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  chmodSync(dir, 0o755);
  test = await openTestApp();
  await postPhone(test.app, buildPhoneBody());
  process.env['TMPDIR'] = dir;
});
afterAll(async () => {
  if (usualDir === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usualDir;
  rmSync(dir, { recursive: true, force: true });
  await test.close();
});

const listCopies = () => readdirSync(dir);

it('OWN-20 SMS-11 D31 restores a backup that was made while people opted in, verifies it, and leaves no copy', async () => {
  const said: string[] = [];
  let isOver = false;
  const optIn = async () => {
    for (let n = 0; !isOver; n += 1)
      await postPhone(test.app, buildPhoneBody({ phone_number: `+1415556${1000 + n}` }));
  };
  const load = optIn();
  const code = await drill({
    to: undefined,
    variables: { ...keys, DATABASE_URL: test.url },
    print: (line) => said.push(line),
  });
  isOver = true;
  await load;
  expect([code, said.length]).toEqual([0, 4]);
  expect(said[0]).toMatch(/^Backed up \d+ MB in [\d.]+ s, while servers went on working\.$/);
  expect(said[1]).toMatch(/^Restored \d\d tables in [\d.]+ s\./);
  expect(said[2]).toMatch(/^account 1001: \d+ consents verified, 0 too old to verify$/);
  expect(said[3]).toBe('The drill worked. Deleted the copy.');
  expect(listCopies()).toEqual([]);
});

it('OWN-20 SMS-11 D31 names the consent that is wrong, and restores into an empty database only once', async () => {
  const other = await openTestDatabase({ log: { debug: () => undefined, error: () => undefined } });
  const said: string[] = [];
  await test.sql.begin(async (sql) => {
    await sql`alter table consents disable trigger user`;
    await sql`update consents set consent_text = 'I agree to everything' where account_id = 1001 and seq = 1`;
    await sql`alter table consents enable trigger user`;
  });
  const code = await drill({
    to: other.url,
    // As while keys are changed: the second one opens the numbers.
    variables: { SECRET_KEY: 'n'.repeat(32), SECOND_SECRET_KEY: keys.SECRET_KEY, DATABASE_URL: test.url },
    print: (line) => said.push(line),
  });
  expect([code, said.at(-1)]).toEqual([1, expect.stringMatching(/^account 1001: BROKEN at consent \d+/)]);
  await expect(
    drill({ to: other.url, variables: { ...keys, DATABASE_URL: test.url }, print: () => undefined }),
  ).rejects.toThrow('is not empty');
  expect(listCopies()).toEqual([]);
  await other.drop();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendConsent } from '../consents/index';
import { buildConsent } from '../consents/testing/buildConsent';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { testOwner } from '../testing/testOwner';
import { verifyConsents } from './verifyConsents';

/** The key of the test's server. */
const keys = { SECRET_KEY: Buffer.from(testOwner.secretKey).toString() };
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  for (const phone of ['+14155550131', '+14155550132', '+14155550133'])
    await postPhone(test.app, buildPhoneBody({ phone_number: phone }));
});
afterAll(() => test.close());

async function verify(account?: string) {
  const lines: string[] = [];
  const variables = { ...keys, DATABASE_URL: test.url };
  const code = await verifyConsents({ account, variables, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

it('SMS-11 OWN-12 C67 the command tells whether consents are unchanged', async () => {
  const whole = 'account 1001: 3 consents verified, 0 too old to verify';
  expect(await verify()).toEqual({ code: 0, text: whole });
  expect(await verify('1001')).toEqual({ code: 0, text: whole });
  await expect(verify('x')).rejects.toThrow('beckon verify --account 1001');

  // The owner of the tables can bypass the triggers; the chain shows it.
  await test.sql.begin(async (sql) => {
    await sql`alter table consents disable trigger user`;
    await sql`update consents set consent_text = 'I agree to everything' where account_id = 1001 and seq = 2`;
    await sql`alter table consents enable trigger user`;
  });
  expect(await verify()).toEqual({
    code: 1,
    text: 'account 1001: BROKEN at consent 2: it was changed after it was recorded',
  });
});

it('SMS-11 OWN-12 C48 C67 a number that was tampered with breaks its own chain, and the next accounts are verified', async () => {
  const copy = buildConsent({ account_id: 1002, phone: '+14155550134' });
  await test.sql.begin((sql) => appendConsent(sql, copy));
  await test.sql.begin(async (sql) => {
    await sql`alter table consents disable trigger user`;
    await sql`
      update consents set phone = (select phone from consents where account_id = 1002) where account_id = 1001 and seq = 1`;
    await sql`alter table consents enable trigger user`;
  });
  expect(await verify()).toEqual({
    code: 1,
    text: [
      'account 1001: BROKEN at consent 1: its number was changed after it was recorded',
      'account 1002: 1 consents verified, 0 too old to verify',
    ].join('\n'),
  });
});

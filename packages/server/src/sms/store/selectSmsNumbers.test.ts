import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAccount } from '../../accounts/index';
import { sampleAccount } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { retireSmsNumber, selectSmsNumbers } from './selectSmsNumbers';

const phone = '+14155550155';
const accountId = 1003;
const sealed = Buffer.from('sealed');
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await insertAccount(test.sql, { ...sampleAccount, accountId, smsProvider: 'twilio', widgetPhone: phone });
});
afterAll(() => test.close());

it('OWN-13 C58 a number that moves to another provider keeps the secret of each for its own calls', async () => {
  const find = (provider: string) => selectSmsNumbers(test.sql, phone, provider);
  expect(await find('twilio')).toMatchObject([{ accountId, isActive: true }]);
  expect(await find('vonage')).toEqual([]);
  await test.sql`update accounts set sms_provider = 'vonage' where account_id = ${accountId}`;
  expect(await find('twilio')).toMatchObject([{ accountId, isActive: false }]);
  expect(await find('vonage')).toMatchObject([{ accountId, isActive: true }]);
  await retireSmsNumber(test.sql, { accountId, phone, provider: 'twilio', sealed });
  expect(await find('twilio')).toEqual([{ accountId, isActive: false, sealed }]);
  expect(await find('vonage')).toEqual([{ accountId, isActive: true, sealed: null }]);
});

it('OWN-02 OWN-13 a number belongs to one account, whichever provider it texts through', async () => {
  const other = { ...sampleAccount, accountId: 1004, smsProvider: 'twilio', widgetPhone: '+1 415-555-0155' };
  await expect(insertAccount(test.sql, other)).rejects.toMatchObject({ code: '23505' });
});

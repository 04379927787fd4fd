import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createSecretBox,
  credentialPlace,
  markSecretKey,
  resealSecrets,
  selectContacts,
} from '../secrets/index';
import { openConnectedApp } from '../testing/openConnectedApp';
import { providerDouble } from '../testing/openProviderDouble';
import type { TestApp } from '../testing/openTestApp';
import { buildTextForm, postText, signForm } from '../testing/postText';
import { type Browser, signUp } from '../testing/signUp';
import { testOwner } from '../testing/testOwner';
import { fillContacts } from './fillContacts';

const { twilio, messenger } = providerDouble;
const box = createSecretBox(testOwner.secretKey);
let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openConnectedApp();
  owner = await signUp(test.app);
});
afterAll(() => test.close());

/** Stores credentials as a server of the release before does. */
const connectAsBefore = async (name: string, own: object) => {
  const sealed = box.seal(credentialPlace(owner.accountId, name), JSON.stringify(own));
  await test.sql`
    insert into account_secrets (account_id, name, sealed, hint) values (${owner.accountId}, ${name}, ${sealed}, '')
    on conflict (account_id, name) do update set sealed = excluded.sealed, updated_at = now()`;
};
const findContacts = () => selectContacts(test.sql, owner.accountId);

it('OWN-02 OWN-13 notes the number or page of every connection of earlier versions, once', async () => {
  await connectAsBefore('twilio', twilio);
  await connectAsBefore('messenger', messenger);
  await test.sql`
    insert into account_secrets (account_id, name, sealed, hint) values (${owner.accountId}, 'vonage', '\\x01', '')`;
  expect(await findContacts()).toEqual({});
  expect(await fillContacts(test.sql, box)).toBe(2);
  expect(await findContacts()).toEqual({ twilio: twilio.phone, messenger: messenger.pageId });
  // One that can't be opened is skipped.
  expect(await fillContacts(test.sql, box)).toBe(0);
  await test.sql`delete from account_secrets where name = 'vonage'`;
});

it('OWN-02 OWN-13 a number that a server of the version before replaced counts for nothing until it is read again', async () => {
  await connectAsBefore('twilio', { ...twilio, phone: '+14155550188' });
  expect(await findContacts()).toEqual({ messenger: messenger.pageId });
  const choose = (widgetPhone: string) =>
    owner.call('PATCH', '/settings', { smsProvider: 'twilio', widgetPhone });
  for (const phone of [twilio.phone, '+14155550188']) expect((await choose(phone)).statusCode).toBe(400);
  expect(await fillContacts(test.sql, box)).toBe(1);
  expect((await choose(twilio.phone)).statusCode).toBe(400);
  expect((await choose('+14155550188')).statusCode).toBe(200);
});

it('OWN-02 encrypting everything with another key leaves numbers as they are', async () => {
  const listSealed = async () =>
    (
      await test.sql<{ sealed: Buffer }[]>`
        select sealed from account_secrets where account_id = ${owner.accountId} order by name`
    ).map(({ sealed }) => sealed.toString('hex'));
  const before = await listSealed();
  const other = new Uint8Array(32).fill(9);
  await resealSecrets(test.sql, createSecretBox(other, testOwner.secretKey), { mark: markSecretKey(other) });
  const after = await listSealed();
  expect([after.length, after.filter((one) => before.includes(one))]).toEqual([2, []]);
  expect(await findContacts()).toEqual({ twilio: '+14155550188', messenger: messenger.pageId });
  // The server of this test has only the first key.
  await resealSecrets(test.sql, createSecretBox(testOwner.secretKey, other), {
    mark: markSecretKey(testOwner.secretKey),
  });
  expect(await findContacts()).toEqual({ twilio: '+14155550188', messenger: messenger.pageId });
});

it('OWN-13 C58 STOP still counts for a connection that was removed before anybody read its number', async () => {
  const phone = '+14155550188';
  await connectAsBefore('twilio', { ...twilio, phone });
  expect((await owner.call('DELETE', '/settings/connections/twilio')).statusCode).toBe(204);
  const pairs = buildTextForm({ To: phone, From: '+14155550101', Body: 'STOP', MessageSid: 'SMunread' });
  const signature = signForm(twilio.authToken, { url: 'http://localhost/webhooks/sms', pairs });
  const headers = { host: 'localhost' };
  const answer = await postText(test.app, { secret: twilio.authToken, pairs, signature, headers });
  expect(answer.statusCode).toBe(200);
  expect(await test.sql`select account_id from suppressions`).toEqual([{ account_id: owner.accountId }]);
});

it('OWN-13 C58 STOP to the number of a provider that the account left counts, and the number it texts from now keeps its own', async () => {
  const [left, now] = ['+14155550189', '+14155550190'];
  const { accountId } = owner;
  const switchTo = (provider: string, phone: string) => test.sql`
    update accounts set sms_provider = ${provider}, widget_phone = ${phone} where account_id = ${accountId}`;
  await test.sql`delete from sms_numbers where account_id = ${accountId}`;
  await connectAsBefore('twilio', { ...twilio, phone: left });
  await switchTo('twilio', left);
  await switchTo('vonage', now);
  expect((await owner.call('DELETE', '/settings/connections/twilio')).statusCode).toBe(204);
  const rows = await test.sql`
    select phone, provider, sealed is not null as "isKept", ended_at is null as "isActive" from sms_numbers
    where account_id = ${accountId} order by phone`;
  expect(rows).toEqual([
    { phone: left, provider: 'twilio', isKept: true, isActive: false },
    { phone: now, provider: 'vonage', isKept: false, isActive: true },
  ]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecretBox, credentialPlace, upsertSecret } from '../../secrets/index';
import { openConnectedApp } from '../../testing/openConnectedApp';
import { providerDouble } from '../../testing/openProviderDouble';
import type { TestApp } from '../../testing/openTestApp';
import { buildTextForm, postText, signForm } from '../../testing/postText';
import { type Browser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';

const former = { accountSid: 'AC9', authToken: 'former-token-0123456789', phone: '+14155550144' };
const { twilio } = providerDouble;
let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openConnectedApp();
  owner = await signUp(test.app);
  const { accountId } = owner;
  const box = createSecretBox(testOwner.secretKey);
  const sealed = box.seal(credentialPlace(accountId, 'twilio'), JSON.stringify(former));
  await upsertSecret(test.sql, { accountId, name: 'twilio', sealed, hint: '', contact: former.phone });
  await test.sql`
    update accounts set sms_provider = 'twilio', widget_phone = ${former.phone} where account_id = ${accountId}`;
});
afterAll(() => test.close());

async function stop(to: string, secret: string, from: string) {
  const pairs = buildTextForm({ To: to, From: from, Body: 'STOP', MessageSid: `SM${from.slice(-4)}` });
  const signature = signForm(secret, { url: 'http://localhost/webhooks/sms', pairs });
  const headers = { host: 'localhost' };
  return (await postText(test.app, { secret, pairs, signature, headers })).statusCode;
}
const countStopped = async () => (await test.sql`select from suppressions`).length;

it('OWN-13 C58 obeys STOP to the previous number, each with its own secret', async () => {
  expect(await stop(former.phone, former.authToken, '+14155550101')).toBe(200);
  const put = await owner.call('PUT', '/settings/connections/twilio', twilio);
  expect(put.statusCode).toBe(204);
  expect(await stop(former.phone, former.authToken, '+14155550102')).toBe(200);
  expect(await stop(twilio.phone, twilio.authToken, '+14155550103')).toBe(200);
  expect(await countStopped()).toBe(3);
  expect(await stop(former.phone, twilio.authToken, '+14155550104')).toBe(403);
  expect(await stop(twilio.phone, former.authToken, '+14155550105')).toBe(403);
  expect(await countStopped()).toBe(3);
});

it('OWN-13 C58 credentials that cannot be opened anymore can still be removed', async () => {
  await test.sql`update account_secrets set sealed = '\\x01' where account_id = ${owner.accountId}`;
  expect((await owner.call('DELETE', '/settings/connections/twilio')).statusCode).toBe(204);
});

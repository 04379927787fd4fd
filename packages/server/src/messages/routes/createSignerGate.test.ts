import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount } from '../../accounts/index';
import type { AnySql } from '../../database/index';
import { noChannels } from '../../env/testing/index';
import { signBody } from '../../messenger/index';
import { sampleAccount } from '../../sample/testing/index';
import {
  createSecretBox,
  credentialPlace,
  ensureSecret,
  sandboxSecret,
  upsertSecret,
} from '../../secrets/index';
import { selectSandboxNumbers, selectSmsNumbers } from '../../sms/testing/index';
import { explainPlan } from '../../testing/explainPlan';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';
import { testOwner } from '../../testing/testOwner';
import { messengerLimits } from '../pure/messengerLimits';
import { webhookPaths } from '../pure/webhookPaths';

const twilio = { accountSid: 'AC1', authToken: 'shared-token-0123456789' };
const messenger = {
  appSecret: 'app-secret',
  verifyToken: undefined,
  apiUrl: 'http://127.0.0.1:1',
  pageTokens: {},
};
const [sharedPhone, ownPhone] = ['+14155550191', '+14155550192'];
const ownToken = 'own-token-0123456789';
const [shared, own] = [2001, 2002];
let test: TestApp;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  const channels = { ...noChannels, shared: { twilio }, messenger, sharedWith: [shared] };
  app = await test.build({ publicUrl: textsUrl, channels });
  const account = { ...sampleAccount, smsProvider: 'twilio' };
  await insertAccount(test.sql, { ...account, accountId: shared, widgetPhone: sharedPhone });
  await insertAccount(test.sql, { ...account, accountId: own, widgetPhone: '+1 (415) 555-0192' });
  const credentials = JSON.stringify({ accountSid: 'AC2', authToken: ownToken, phone: ownPhone });
  const sealed = createSecretBox(testOwner.secretKey).seal(credentialPlace(own, 'twilio'), credentials);
  await upsertSecret(test.sql, { accountId: own, name: 'twilio', sealed, hint: '', contact: '' });
});
afterAll(() => test.close());

function stop(secret: string, to: string, parts: Record<string, string> = {}) {
  count += 1;
  return postText(app, {
    secret,
    pairs: buildTextForm({ To: to, Body: 'STOP', MessageSid: `SM${count}`, ...parts }),
  });
}
const listStopped = async () => {
  const rows = await test.sql<{ id: number }[]>`
    select account_id as id from suppressions where lifted_at is null order by 1`;
  return rows.map(({ id }) => id);
};

describe('the gate of the webhooks', () => {
  it('OWN-13 NET-12 C21 C58 counts wrong signatures and says when to try again; valid ones from the same address pass', async () => {
    const { refusedPerWindow: most } = messengerLimits;
    for (let tried = 0; tried < most; tried += 1) {
      const { statusCode, headers } = await stop('wrong', ownPhone);
      if (statusCode !== 403 || headers['retry-after']) expect([tried, statusCode]).toEqual([tried, 403]);
    }
    const refused = await stop('wrong', ownPhone);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await listStopped()).toEqual([]);

    // Secrets of the sandbox, the installation and a new account.
    const sandbox = await ensureSecret(test.sql, sandboxSecret);
    expect((await stop(sandbox, '+14155552671')).statusCode).toBe(200);
    expect((await stop(twilio.authToken, sharedPhone)).statusCode).toBe(200);
    expect((await stop(ownToken, ownPhone)).statusCode).toBe(200);
    expect(await listStopped()).toEqual([1001, shared, own]);
  });

  it('OWN-13 C58 E13 rejects a flood of wrong ones at once, and lets known signers through', async () => {
    const flood = Array.from({ length: 100 }, (_, index) => stop('wrong', `+1415555${1000 + index}`));
    const right = stop(ownToken, ownPhone, { From: '+14155550103' });
    expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
    expect((await right).statusCode).toBe(200);
    expect((await listStopped()).filter((id) => id === own)).toHaveLength(2);
  });

  it('OWN-14 NET-12 C22 the Messenger webhook counts in the same way', async () => {
    const payload = Buffer.from(JSON.stringify({ object: 'page', entry: [{ id: '1', messaging: [] }] }));
    const call = (secret: string) =>
      app.inject({
        method: 'POST',
        url: webhookPaths.messenger,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(secret, payload) },
        payload,
      });
    for (let tried = 0; tried < messengerLimits.refusedPerWindow; tried += 1) await call('wrong');
    const refused = await call('wrong');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await call(messenger.appSecret)).statusCode).toBe(200);
  });
});

describe('the numbers of accounts', () => {
  it('OWN-13 C58 obeys STOP to a former number of an account, even if it was lent to it', async () => {
    const away = '+14155550177';
    await test.sql`update accounts set widget_phone = ${away} where account_id in (${shared})`;
    await test.sql`delete from suppressions`;
    expect((await stop(twilio.authToken, sharedPhone)).statusCode).toBe(200);
    expect((await stop(twilio.authToken, away, { From: '+14155550104' })).statusCode).toBe(200);
    expect(await listStopped()).toEqual([shared, shared]);
    // An account that the number is no longer lent to: STOP, and nothing else.
    const alone = await test.build({ publicUrl: textsUrl, channels: { ...noChannels, shared: { twilio } } });
    const say = (sid: string, Body: string) =>
      postText(alone, {
        secret: twilio.authToken,
        pairs: buildTextForm({ To: away, From: '+14155550105', MessageSid: sid, Body }),
      });
    expect((await say('SMlent1', 'STOP')).statusCode).toBe(200);
    expect((await say('SMlent2', 'START')).statusCode).toBe(200);
    expect(await listStopped()).toEqual([shared, shared, shared]);
    expect(test.lines.join('')).toContain('not a STOP, for a number that its account no longer uses');
  });

  it('OWN-13 C21 are found by an index, and an empty number matches no account', async () => {
    for (const [find, index] of [
      [(sql: AnySql) => selectSmsNumbers(sql, ownPhone, 'twilio'), 'sms_numbers_pkey'],
      [(sql: AnySql) => selectSandboxNumbers(sql, ownPhone), 'accounts_by_widget_phone'],
    ] as const) {
      expect(await explainPlan(test.sql, find)).toContain(index);
    }
    expect(await selectSandboxNumbers(test.sql, 'abc')).toEqual([]);
    expect(await selectSmsNumbers(test.sql, '', 'twilio')).toEqual([]);
  });
});

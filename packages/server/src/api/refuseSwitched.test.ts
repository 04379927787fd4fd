import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../database/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { type Browser, signUp } from '../testing/signUp';
import { tryKey } from './countTry';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
});
afterAll(() => test.close());

describe('a tab that shows another account', () => {
  const ask = (account: string, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...{ host: 'localhost', origin: 'http://localhost', cookie: owner.cookie },
        ...(account && { 'beckon-account': account }),
      },
      ...(payload && { payload }),
    });
  it('OWN-01 neither reads nor changes the account that another tab switched to, and says why', async () => {
    for (const [method, path, payload] of [
      ['GET', '/widgets'],
      ['PATCH', '/settings', { pageName: 'Changed' }],
    ] as const) {
      const answer = await ask(String(owner.accountId + 1), method, path, payload);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        {
          error: 'You switched accounts in another tab. Reload this page.',
          code: 'switched_account',
          reason: 'switched_account',
        },
      ]);
      for (const same of [String(owner.accountId), ''])
        expect((await ask(same, method, path, payload)).statusCode).toBe(200);
    }
  });

  it('OWN-01 OWN-12 neither downloads it: the address of a file names the account, and what is wrong is said before', async () => {
    const subscriberId = generateId();
    await test.sql`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
      values (${owner.accountId}, ${subscriberId}, 'sms', '+14155550100', 1)`;
    for (const path of ['/account/export', `/subscribers/${subscriberId}/export`]) {
      for (const more of ['', '&check=true'])
        for (const header of ['', String(owner.accountId)]) {
          const other = await ask(header, 'GET', `${path}?account=${owner.accountId + 1}${more}`);
          expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'switched_account' }]);
        }
      const own = `${path}?account=${owner.accountId}`;
      expect((await ask('', 'GET', `${own}&check=true`)).statusCode).toBe(204);
      const file = await ask('', 'GET', own);
      expect([file.statusCode, file.headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment; /),
      ]);
      expect((await ask('', 'GET', `${path}?account=mine`)).statusCode).toBe(409);
      expect((await ask('', 'GET', `${path}?check=maybe`)).statusCode).toBe(400);
    }
    // A check writes no file, so the log has each of them once.
    const { entries } = (await owner.call('GET', '/audit')).json<{ entries: { action: string }[] }>();
    const files = entries.map(({ action }) => action).filter((action) => action.endsWith('.exported'));
    expect(files.sort()).toEqual(['account.exported', 'subscriber.exported']);
    const checks = async (path: string) => (await owner.call('GET', `${path}?check=true`)).statusCode;
    expect(await checks(`/subscribers/${generateId()}/export`)).toBe(404);
    await test.sql`insert into attempts (key, window_start, n)
      values (${tryKey('file', String(owner.accountId))}, now() + interval '1 minute', 1)`;
    expect(await checks('/account/export')).toBe(429);
  });

  it('OWN-01 still knows who is signed in, and can switch', async () => {
    const other = String(owner.accountId + 1);
    expect((await ask(other, 'GET', '/session')).statusCode).toBe(200);
    const switched = await ask(other, 'POST', '/session/account', { accountId: owner.accountId });
    expect(switched.statusCode).toBe(200);
    expect((await ask(other, 'GET', '/widgets')).statusCode).toBe(409);
  });
});

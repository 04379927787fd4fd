import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { type Browser, signUp } from '../testing/signUp';

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

  it('OWN-01 still knows who is signed in, and can switch', async () => {
    const other = String(owner.accountId + 1);
    expect((await ask(other, 'GET', '/session')).statusCode).toBe(200);
    const switched = await ask(other, 'POST', '/session/account', { accountId: owner.accountId });
    expect(switched.statusCode).toBe(200);
    expect((await ask(other, 'GET', '/widgets')).statusCode).toBe(409);
  });
});

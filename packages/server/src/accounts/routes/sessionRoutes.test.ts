import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, cookieOf, openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { waitForMailToken } from '../../testing/waitForMailToken';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const password = 'correct horse battery';
const nobody = () => openBrowser(test.app);
const statusOf = async (browser: Browser) => (await browser.call('GET', '/session')).statusCode;
const countMails = async (to: string) => {
  const answer = await nobody().call('GET', `/sandbox/mails?to=${encodeURIComponent(to)}`);
  return answer.json<{ mails: object[] }>().mails.length;
};
const forget = async (email: string) => {
  await nobody().call('POST', '/password/forgot', { email });
  return await waitForMailToken(test.app, email, { page: 'reset' });
};
const actionsOf = async (browser: Browser) =>
  (await browser.call('GET', '/audit'))
    .json<{ entries: { action: string }[] }>()
    .entries.map(({ action }) => action);

describe('signing in and out', () => {
  it('OWN-01 an owner signs up, is recognized, signs out and in again; the password is stored nowhere', async () => {
    const owner = await signUp(test.app, 'Fern house');
    const session = (await owner.call('GET', '/session')).json();
    expect(session).toMatchObject({
      role: 'owner',
      account: { accountId: owner.accountId, pageName: 'Fern house' },
    });
    const [user] = await test.sql`select password_hash from users where email = ${owner.email}`;
    expect(user?.['password_hash']).toMatch(/^scrypt\$10\$8\$1\$[\w-]{22}\$[\w-]{43}$/);

    const out = await owner.call('POST', '/sign-out');
    expect([out.statusCode, cookieOf(out)]).toEqual([204, 'beckon_session=']);
    expect(await statusOf(owner)).toBe(401);
    const signedIn = await nobody().call('POST', '/sign-in', {
      email: ` ${owner.email.toUpperCase()} `,
      password,
    });
    expect(signedIn.statusCode).toBe(200);
    expect(await statusOf(openBrowser(test.app, cookieOf(signedIn)))).toBe(200);
    expect(test.lines.join('')).not.toContain(password);
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Mars/Olympus_Mons', 'UTC'],
    [undefined, 'UTC'],
  ])(
    'OWN-01 OWN-11 an account that is made in the time zone %s counts its results in %s',
    async (timeZone, expected) => {
      const email = `zone.${timeZone ?? 'none'}@example.test`.replace('/', '.').toLowerCase();
      const answer = await nobody().call('POST', '/sign-up', { email, password, pageName: 'Fern', timeZone });
      expect([answer.statusCode, answer.json().account?.timeZone]).toEqual([201, expected]);
    },
  );

  it('OWN-01 C09 stores only hashes of sessions and keys', async () => {
    const owner = await signUp(test.app);
    const [, token = ''] = owner.cookie.split('=');
    const hash = createHash('sha256').update(token).digest();
    expect(await test.sql`select from sessions where token_hash = ${hash}`).toHaveLength(1);
    expect(token.length).toBe(43);
  });

  it.each([
    [undefined, /^beckon_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/],
    [
      'https://a.example',
      /^__Host-beckon_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
    ],
  ])('OWN-01 C06 the cookie of %s', async (publicUrl, shape) => {
    const app = await test.build({ publicUrl });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/sign-up',
      payload: { email: `cookie${Math.random()}@example.test`, password, pageName: 'x' },
    });
    const [session, device] = [answer.headers['set-cookie']].flat();
    expect(session).toMatch(shape);
    expect(device).toMatch(
      new RegExp(
        shape.source
          .replace('beckon_session', 'beckon_device')
          .replace(/\[.*?\]\{43\}/, '[\\w-]{43}\\.[\\w-]{43}')
          .replace(/Max-Age=\d+/, 'Max-Age=31536000'),
      ),
    );
  });

  it('OWN-01 C05 signing in creates a new session and ends the previous one', async () => {
    const owner = await signUp(test.app);
    const again = await owner.call('POST', '/sign-in', { email: owner.email, password });
    expect(cookieOf(again)).not.toBe(owner.cookie);
    expect([await statusOf(owner), await statusOf(openBrowser(test.app, cookieOf(again)))]).toEqual([
      401, 200,
    ]);
  });

  it('OWN-01 sessions expire: unused for twelve hours, and after thirty days in any case', async () => {
    for (const column of ['last_seen_at', 'expires_at']) {
      const owner = await signUp(test.app);
      const age = column === 'last_seen_at' ? '12 hours 1 second' : '30 days 1 second';
      await test.sql`
        update sessions set ${test.sql(column)} = ${test.sql(column)} - ${age}::interval
        where user_id = (select user_id from users where email = ${owner.email})`;
      expect([column, await statusOf(owner)]).toEqual([column, 401]);
    }
  });

  it('OWN-01 lists sessions and ends them one by one or all others at once', async () => {
    const first = await signUp(test.app);
    const others = await Promise.all(
      [1, 2, 3].map(async () =>
        openBrowser(
          test.app,
          cookieOf(await nobody().call('POST', '/sign-in', { email: first.email, password })),
        ),
      ),
    );
    const list = (await first.call('GET', '/sessions')).json<{
      sessions: { sessionId: string; isCurrent: boolean }[];
    }>();
    expect(list.sessions.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
    const other = list.sessions.find(({ isCurrent }) => !isCurrent);
    expect((await first.call('DELETE', `/sessions/${other?.sessionId}`)).statusCode).toBe(204);
    expect((await first.call('DELETE', `/sessions/${other?.sessionId}`)).statusCode).toBe(404);
    expect((await first.call('DELETE', '/sessions')).statusCode).toBe(204);
    expect(await Promise.all([first, ...others].map(statusOf))).toEqual([200, 401, 401, 401]);
    // The first call ended one, the third the other two.
    const signedIn = others.map(() => 'session.started');
    expect(await actionsOf(first)).toEqual(['session.ended', 'session.ended', ...signedIn, 'account.made']);
  });

  it('OWN-01 a closed server creates no accounts', async () => {
    const app = await test.build({ owner: { ...testOwner, signUp: 'closed' } });
    const answer = await openBrowser(app).call('POST', '/sign-up', {
      email: 'a@b.example',
      password,
      pageName: 'x',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'closed']);
  });
});

describe('passwords', () => {
  it('OWN-01 C07 C09 resets a forgotten password with an email that works once, and ends every session', async () => {
    const owner = await signUp(test.app);
    const asked = await Promise.all(
      [owner.email, 'nobody@example.test'].map((email) =>
        nobody().call('POST', '/password/forgot', { email }),
      ),
    );
    expect(asked.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{"mails":"kept"}'],
      [202, '{"mails":"kept"}'],
    ]);
    const token = await waitForMailToken(test.app, owner.email, { page: 'reset' });
    expect(await countMails('nobody@example.test')).toBe(0);
    const [kept] =
      await test.sql`select token_hash from mail_tokens where token_hash = ${createHash('sha256').update(token).digest()}`;
    expect(kept).toBeDefined();

    const next = 'another long password';
    const resets = await Promise.all(
      Array.from({ length: 20 }, () =>
        nobody().call('POST', '/password/reset', { token, password: next, keep: [owner.accountId] }),
      ),
    );
    expect(resets.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await statusOf(owner)).toBe(401);
    const [old, fresh] = await Promise.all(
      [password, next].map((word) =>
        nobody().call('POST', '/sign-in', { email: owner.email, password: word }),
      ),
    );
    expect([old?.statusCode, fresh?.statusCode]).toEqual([401, 200]);
    expect(await actionsOf(openBrowser(test.app, fresh && cookieOf(fresh)))).toContain('password.reset');
    expect(test.lines.join('')).not.toContain(token);
  });

  it('OWN-01 C09 an email is valid for half an hour', async () => {
    const owner = await signUp(test.app);
    const token = await forget(owner.email);
    await test.sql`update mail_tokens set expires_at = expires_at - interval '30 minutes'`;
    const late = await nobody().call('POST', '/password/reset', { token, password: 'another long password' });
    expect([late.statusCode, late.json().fields[0].path]).toEqual([400, 'token']);
    expect(await statusOf(owner)).toBe(200);
  });

  it('OWN-01 C07 a changed password ends the other sessions and needs the old one', async () => {
    const owner = await signUp(test.app);
    const second = await nobody().call('POST', '/sign-in', { email: owner.email, password });
    const wrong = await owner.call('POST', '/password/change', {
      current: 'wrong',
      next: 'another long password',
    });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      [{ path: 'current', message: 'isn’t your password', reason: 'wrong_password' }],
    ]);
    const right = await owner.call('POST', '/password/change', {
      current: password,
      next: 'another long password',
    });
    expect(right.statusCode).toBe(204);
    expect([await statusOf(owner), await statusOf(openBrowser(test.app, cookieOf(second)))]).toEqual([
      200, 401,
    ]);
  });

  it.each([
    ['short', 'must have at least 10 characters', 'least_characters', 10],
    ['x'.repeat(201), 'must have at most 200 characters', 'most_characters', 200],
  ])('OWN-01 refuses the password %s', async (bad, message, reason, n) => {
    const answer = await nobody().call('POST', '/sign-up', {
      email: 'new@example.test',
      password: bad,
      pageName: 'x',
    });
    expect(answer.json()).toEqual({
      error: `password ${message}.`,
      code: 'invalid',
      fields: [{ path: 'password', message, reason, values: { n } }],
    });
  });

  it('OWN-01 shows unsent emails only on the machine itself', async () => {
    const from = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      test.app.inject({
        url: '/api/v1/sandbox/mails',
        headers: { host: 'localhost', ...headers },
        remoteAddress,
      });
    expect((await from({})).statusCode).toBe(200);
    for (const answer of [
      await from({}, '10.0.0.7'),
      await from({ host: 'widgets.example.com' }),
      await from({ 'x-forwarded-for': '127.0.0.1' }),
      await from({ via: '1.1 proxy' }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    // An unconfigured proxy looks like this machine: if others can reach the server, we show the emails to no one.
    const open = await test.build({ owner: { ...testOwner, showsMails: false } });
    expect(
      (await open.inject({ url: '/api/v1/sandbox/mails', headers: { host: 'localhost' } })).statusCode,
    ).toBe(404);
  });
});

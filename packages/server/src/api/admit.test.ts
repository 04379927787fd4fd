import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignInLink } from '../accounts/index';
import { generateId } from '../database/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { addMember, type Browser, cookieOf, openBrowser, signUp } from '../testing/signUp';
import { testOwner } from '../testing/testOwner';
import { ownerLimits } from './pure/ownerLimits';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
});
afterAll(() => test.close());

const patchOwn = (headers: Record<string, string>, payload = '{"accountId":1001}') =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/session/account',
    headers: { host: 'localhost', cookie: owner.cookie, 'content-type': 'application/json', ...headers },
    payload,
  });

describe('other sites', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:8080' }, 403],
    [{ origin: 'https://localhost' }, 403],
    [{ origin: 'http://localhost.evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403],
    [{}, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 400],
    [{ origin: 'http://localhost' }, 400],
  ])('OWN-01 C10 a request with a cookie and %o gets %i', async (headers, status) => {
    const answer = await patchOwn(headers as Record<string, string>);
    // 400: it was let through, and the account isn't theirs.
    expect([answer.statusCode, answer.json().code]).toEqual([
      status,
      status === 403 ? 'forbidden' : 'invalid',
    ]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
  ])('OWN-01 C10 C55 does not read a body of the type %s', async (type) => {
    const answer = await patchOwn({ 'content-type': type, origin: 'http://localhost' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong_type']);
  });

  it.each([
    ['application/json; charset=latin1', Buffer.from('{"accountId":1}')],
    ['application/json; charset="utf-16"', Buffer.from('{"accountId":1}', 'utf16le')],
    ['application/json', Buffer.from('{"email":"\xff"}', 'latin1')],
    ['application/json;charset=UTF-8', Buffer.from([0x7b, 0xc3, 0x28, 0x7d])],
  ])('OWN-01 C38 rejects %s that is not UTF-8 instead of repairing it', async (type, payload) => {
    const answer = await patchOwn({ 'content-type': type, origin: 'http://localhost' }, payload as never);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'unreadable']);
  });

  it('OWN-01 C10 a form on another site cannot sign anyone in', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/sign-in',
      headers: { host: 'localhost', origin: 'https://evil.example' },
      payload: { email: owner.email, password: 'correct horse battery' },
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('OWN-01 C11 C12 C52 no other site may read, frame or cache an answer', async () => {
    for (const origin of ['null', 'https://evil.example', 'http://localhost']) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await test.app.inject({
          method,
          url: '/api/v1/session',
          headers: {
            origin,
            cookie: owner.cookie,
            host: 'localhost',
            'access-control-request-method': 'POST',
          },
        });
        const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
        expect(names).toEqual([]);
        if (method === 'OPTIONS') continue;
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        });
        expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      }
    }
  });
});

it('OWN-01 C73 tells too many calls from one address when to try again', async () => {
  const limits = { ...ownerLimits, callsPerMinute: 2 };
  const browser = openBrowser(await test.build({ owner: { ...testOwner, limits } }), owner.cookie);
  const answers = [];
  // All routes count together.
  for (const path of ['/session', '/members', '/widgets']) answers.push(await browser.call('GET', path));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(answers[2]?.json()).toMatchObject({ code: 'too_many', reason: 'too_many_requests' });
  expect(Number(answers[2]?.headers['retry-after'])).toEqual(expect.any(Number));
});

describe('keys', () => {
  const use = (key: string, method: 'GET' | 'PATCH' | 'PUT' | 'DELETE', url: string) =>
    test.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { host: 'localhost', authorization: `Bearer ${key}` },
    });

  it('OWN-01 get told what is missing: a scope, a person, or a valid key', async () => {
    const { key } = (await owner.call('POST', '/keys', { name: 'told', scopes: ['widgets:read'] })).json();
    const ask = async (method: 'GET' | 'POST', path: string, authorization: string) =>
      (
        await test.app.inject({
          method,
          url: `/api/v1${path}`,
          headers: { host: 'localhost', authorization, 'content-type': 'application/json' },
          ...(method === 'POST' && { payload: '{"type":"bar"}' }),
        })
      ).json();
    expect(await ask('GET', '/widgets', `bearer ${key}`)).toHaveProperty('widgets');
    expect((await ask('POST', '/widgets', `Bearer ${key}`)).error).toContain('widgets:write');
    expect((await ask('GET', '/subscribers', `Bearer ${key}`)).error).toContain('subscribers:read');
    expect((await ask('GET', '/keys', `Bearer ${key}`)).error).toContain('API keys can’t');
    for (const wrong of [`Bearer ${key}x`, 'Bearer bk_no', 'Basic eDp5', `Bearer bk_${'a'.repeat(43)}`])
      expect((await ask('GET', '/widgets', wrong)).code).toBe('unknown_key');
  });

  it.each([
    ['PATCH', '/settings', 'settings'],
    ['PUT', '/widgets/1/address', 'widgets'],
    ['DELETE', `/subscribers/${generateId()}`, 'subscribers'],
  ] as const)('OWN-01 a key with read access only cannot %s %s', async (method, path, area) => {
    const scopes = [`${area}:read`];
    const { key } = (await owner.call('POST', '/keys', { name: area, scopes, role: 'owner' })).json();
    const answer = await use(key, method, path);
    expect([answer.statusCode, answer.json().error]).toEqual([403, expect.stringContaining(`${area}:write`)]);
  });

  it('OWN-01 a key is shown once, works within its scopes, and stops when revoked', async () => {
    const made = await owner.call('POST', '/keys', {
      name: 'Shop',
      scopes: ['settings:read'],
      role: 'owner',
    });
    const { key, keyId, prefix } = made.json<{ key: string; keyId: string; prefix: string }>();
    expect([made.statusCode, key.startsWith(prefix), key.length]).toEqual([201, true, 46]);
    expect((await use(key, 'GET', '/settings')).json().accountId).toBe(owner.accountId);
    const listed = await owner.call('GET', '/keys');
    expect(listed.json().keys[0].lastUsedAt).toMatch(/^20/);
    expect(listed.body).not.toContain(key);
    expect(JSON.stringify(await test.sql`select * from api_keys`)).not.toContain(key);

    for (const [method, path] of [
      ['GET', '/session'],
      ['GET', '/keys'],
      ['GET', '/members'],
      ['DELETE', '/sessions'],
    ] as const) {
      expect([path, (await use(key, method, path)).statusCode]).toEqual([path, 403]);
    }
    expect((await use(`${key.slice(0, -1)}_`, 'GET', '/audit')).statusCode).toBe(401);
    expect((await owner.call('DELETE', `/keys/${keyId}`)).statusCode).toBe(204);
    expect((await use(key, 'GET', '/members')).statusCode).toBe(401);
  });

  it('OWN-01 a cookie does not make up for an invalid key', async () => {
    const answer = await test.app.inject({
      url: '/api/v1/session',
      headers: { host: 'localhost', cookie: owner.cookie, authorization: 'Bearer bk_no' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('members', () => {
  it('OWN-01 an invited member has their role, and loses all access when removed', async () => {
    const viewer = await addMember(test.app, owner, 'viewer');
    const session = (await viewer.call('GET', '/session')).json();
    expect([session.role, session.account.accountId]).toEqual(['viewer', owner.accountId]);
    const refused = await viewer.call('POST', '/keys', { name: 'x', scopes: ['widgets:read'] });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Your role (viewer) doesn’t allow this. Ask an account owner for owner access.',
    ]);
    expect(
      (await owner.call('PATCH', `/members/${session.user.userId}`, { role: 'editor' })).statusCode,
    ).toBe(204);
    expect((await viewer.call('GET', '/session')).json().role).toBe('editor');
    expect((await owner.call('DELETE', `/members/${session.user.userId}`)).statusCode).toBe(204);
    expect((await viewer.call('GET', '/session')).statusCode).toBe(401);
  });

  it('OWN-01 the last owner stays, even if two try to leave at once', async () => {
    const first = await signUp(test.app);
    const second = await addMember(test.app, first, 'owner');
    const ids = (await first.call('GET', '/members')).json<{ members: { userId: string }[] }>().members;
    const left = await Promise.all(
      [first, second].map((one, at) => one.call('DELETE', `/members/${ids[at]?.userId}`)),
    );
    expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await test.sql`select from members where account_id = ${first.accountId}`).toHaveLength(1);
  });

  it('OWN-01 C71 logs every change in a log that no one can edit', async () => {
    const own = await signUp(test.app);
    const member = await addMember(test.app, own, 'viewer');
    const key = (await own.call('POST', '/keys', { name: 'Shop', scopes: ['widgets:read'] })).json();
    await own.call('DELETE', `/keys/${key.keyId}`);
    const log = (await own.call('GET', '/audit')).json<{ entries: Record<string, unknown>[] }>();
    expect(log.entries.map(({ action }) => action)).toEqual([
      'key.removed',
      'key.made',
      'member.joined',
      'member.invited',
      'account.made',
    ]);
    expect(log.entries[1]).toMatchObject({
      actorKind: 'person',
      actorName: own.email,
      target: key.keyId,
      ipShort: '127.0.0.0',
    });
    expect(JSON.stringify(log.entries.map(({ details }) => details))).not.toContain(member.email);
    await expect(test.sql`delete from audit_log`).rejects.toThrow('append-only');
    const page = (await own.call('GET', '/audit?rows=1')).json();
    const rest = (await own.call('GET', `/audit?rows=1&after=${page.next}`)).json();
    expect(rest.entries[0].action).toBe('key.made');
  });
});

it('OWN-20 the link printed at start signs in to the sample account, once', async () => {
  const link = (await createSignInLink(test.sql, 1001)) ?? '';
  const [first, second] = [await test.app.inject(link), await test.app.inject(link)];
  expect([first.statusCode, first.headers['location'], second.statusCode]).toEqual([303, '/api/docs', 410]);
  const session = (await openBrowser(test.app, cookieOf(first)).call('GET', '/session')).json();
  expect([session.role, session.account]).toEqual([
    'owner',
    { accountId: 1001, pageName: 'Fern & Fig', timeZone: 'UTC', deletesAt: null },
  ]);
  expect(test.lines.join('')).not.toContain(link.slice(-43));
  expect(await createSignInLink(test.sql, 4711)).toBe(undefined);
});

it('OWN-10 the API description names every route, and a page shows it', async () => {
  const description = (await test.app.inject('/api/v1/openapi.json')).json();
  expect(description.openapi).toBe('3.1.0');
  expect(description.paths['/members/{userId}'].patch).toMatchObject({
    'x-access': 'owner',
    security: [{ session: [] }],
  });
  const page = await test.app.inject('/api/docs');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('/members/{userId}');
  expect((await openBrowser(test.app).call('GET', '/nothing')).json()).toEqual({
    error: 'Not found. Check the address.',
    code: 'not_found',
    reason: 'no_such_address',
  });
});

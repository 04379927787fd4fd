import { calls } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../database/testing/index';
import { requestLimits } from '../../http/pure/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ask = (query: string, app = test.app) =>
  app.inject({ url: `${calls.checkOptin.path}?${query}`, headers: { origin: 'https://shop.example.com' } });

describe('checkOptin', () => {
  it('NET-05 SUB-10 says yes once the visit has led to an opt-in, but not for another visit or account', async () => {
    const session = 'visit-0123456789';
    expect((await ask(`account_id=1001&session_id=${session}`)).body).toBe('{"has_opted_in":false}');
    await postPhone(test.app, buildPhoneBody({ session_id: session }));
    const answer = await ask(`account_id=1001&session_id=${session}`);
    expect([answer.statusCode, answer.body]).toEqual([200, '{"has_opted_in":true}']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example.com',
      'cache-control': 'no-store',
    });
    for (const other of [
      `account_id=1002&session_id=${session}`,
      `account_id=4040&session_id=${session}`,
      `account_id=9999999999999999&session_id=${session}`,
      `account_id=1001&session_id=${session}x`,
    ]) {
      expect((await ask(other)).body).toBe('{"has_opted_in":false}');
    }
  });

  it('NET-05 many pages that ask at once each get their own answer', async () => {
    await postPhone(test.app, buildPhoneBody({ session_id: 'yes-session' }));
    const sessions = Array.from({ length: 300 }, (_, index) =>
      index % 3 ? `no-session-${index}` : 'yes-session',
    );
    const answers = await Promise.all(
      sessions.map((session) => ask(`account_id=1001&session_id=${session}`)),
    );
    expect(answers.map((answer) => answer.json().has_opted_in)).toEqual(
      sessions.map((session) => session === 'yes-session'),
    );
  });

  it.each([
    '',
    'account_id=1001',
    'account_id=x&session_id=abcdefgh',
    'account_id=1001&session_id=short',
    'account_id=1001&session_id=abcdefgh&session_id=abcdefgh',
    'account_id=1001&session_id=abcdefgh%00',
  ])('NET-12 the question "%s" is 400', async (query) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      expect.stringMatching(/incomplete: .+\.$/),
    ]);
  });

  it('NET-12 C35 rejects floods, and says so if the database is down', async () => {
    const app = await test.build({ limits: { ...requestLimits, optInChecksPerWindow: 2 } });
    const query = 'account_id=1001&session_id=abcdefgh';
    const statuses = [await ask(query, app), await ask(query, app), await ask(query, app)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const answer = await ask(query, await test.build({ sql }));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await sql.end();
  });

  it('C47 no session reaches the log', () => {
    expect(test.lines.join('')).not.toMatch(/visit-0123456789|yes-session/);
  });
});

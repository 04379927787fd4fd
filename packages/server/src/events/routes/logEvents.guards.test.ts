import { calls } from '@beckon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { openPool } from '../../database/testing/index';
import { requestLimits } from '../../http/pure/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.sql`truncate events, stats_daily, event_outcomes, failed_events`);

const bodyOfSize = (bytes: number) => {
  const event_id = generateId();
  const empty = JSON.stringify(buildEventBody({ event_id, payload: { a: '' } }));
  return JSON.stringify(buildEventBody({ event_id, payload: { a: 'x'.repeat(bytes - empty.length) } }));
};
const selectOutcomes = () =>
  test.sql`select account_id, outcome, reason, n from event_outcomes order by 1, 2, 3`;
const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });

describe('the guards of the calls that log events', () => {
  it.each(['logEvent', 'logConversionEvent', 'logMoneyEvent'] as const)(
    'NET-11 %s answers a preflight and lets any page read the answer, without credentials',
    async (call) => {
      const url = calls[call].path;
      const headers = { origin: 'https://else.test', 'access-control-request-method': 'POST' };
      const answer = await test.app.inject({ method: 'OPTIONS', url, headers });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': 'https://else.test',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'Content-Type',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      const refused = await postEvent(test.app, '{', { call, headers: { origin: 'null' } });
      expect(refused.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      });
      expect(refused.headers['access-control-allow-origin']).toBe('null');
    },
  );

  it('NET-11 accepts the same JSON as plain text, as a page may send it when the visitor leaves', async () => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    expect((await postEvent(test.app, buildEventBody(), { headers })).body).toBe('{"state":true}');
  });

  it.each([
    ['no JSON', '{"account_id":', 'application/json', 400, 'unreadable'],
    ['nothing', '', 'application/json', 400, 'unreadable'],
    ['a list', '[]', 'application/json', 400, 'app_missing'],
    ['null', 'null', 'application/json', 400, 'incomplete'],
    ['a prototype', '{"__proto__":{"x":1}}', 'application/json', 400, 'unreadable'],
    ['a deep nest', '['.repeat(8000) + ']'.repeat(8000), 'application/json', 400, 'too_deep'],
    ['a form', 'account_id=1001', 'application/x-www-form-urlencoded', 415, 'unreadable'],
    ['too large', bodyOfSize(requestLimits.eventBodyBytes + 1), 'application/json', 413, 'too_large'],
  ])('NET-12 rejects and counts a body that is %s', async (_title, body, type, status, reason) => {
    const answer = await postEvent(test.app, body, { headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatch(/\.$|!$/);
    expect(await selectOutcomes()).toMatchObject([{ outcome: 'refused', reason, n: 1 }]);
  });

  it('NET-12 stores a body of exactly the limit, and one as deep as allowed', async () => {
    expect((await postEvent(test.app, bodyOfSize(requestLimits.eventBodyBytes))).statusCode).toBe(200);
    const depth = requestLimits.eventJsonDepth;
    expect((await postEvent(test.app, buildEventBody({ payload: nested(depth - 1) }))).statusCode).toBe(200);
    expect((await postEvent(test.app, buildEventBody({ payload: nested(depth) }))).statusCode).toBe(400);
  });

  it('NET-12 C38 fields of a wrong type are 400, never 500, and the account sees them', async () => {
    const values = [null, '', [], {}, true, -1, 1.5, 1e300, '\u0000', 'x'.repeat(5000), { length: 1 }];
    for (const name of ['account_id', 'event', 'session_id', 'event_id', 'external_id', 'b', 'payload']) {
      for (const value of values) {
        const { statusCode } = await postEvent(test.app, buildEventBody({ [name]: value }));
        expect([name, value, [200, 400].includes(statusCode)]).toEqual([name, value, true]);
      }
    }
    const rows = await test.sql`select distinct account_id from failed_events order by 1`;
    expect(rows).toEqual([{ account_id: 0 }, { account_id: 1001 }]);
  });

  it('NET-12 replaces characters that no database can store, without affecting other events', async () => {
    const event = 'a\u0000b';
    const payload = { bad: '\u0000 \ud800', good: '\\u0000 𝕏', 'k\u0000': 1 };
    const sent = await Promise.all([
      postEvent(test.app, buildEventBody({ event, payload })),
      ...Array.from({ length: 20 }, () => postEvent(test.app)),
    ]);
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [row] = await test.sql`select name, payload from events where payload is not null`;
    expect(row).toEqual({ name: 'a�b', payload: { bad: '� �', good: '\\u0000 𝕏', 'k�': 1 } });
    expect(await test.sql`select from events`).toHaveLength(21);
  });

  it('D23 rejects only the one event that cannot be stored', async () => {
    await test.sql`alter table events add constraint poison check (name <> 'poison')`;
    const names = Array.from({ length: 50 }, (_, index) => (index === 17 ? 'poison' : 'fine'));
    const sent = await Promise.all(names.map((event) => postEvent(test.app, buildEventBody({ event }))));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(
      names.map((name) => (name === 'poison' ? 400 : 200)),
    );
    expect(await selectOutcomes()).toEqual([
      { account_id: 1001, outcome: 'refused', reason: 'unstorable', n: 1 },
      { account_id: 1001, outcome: 'stored', reason: '', n: 49 },
    ]);
    await test.sql`alter table events drop constraint poison`;
  });

  it('NET-12 C77 tells a page beyond the rate to try again, and counts what it rejected', async () => {
    const app = await test.build({ limits: { ...requestLimits, eventsPerWindow: 3 } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await postEvent(app)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const last = await postEvent(app);
    expect(last.headers).toHaveProperty('retry-after');
    expect(last.headers['access-control-allow-origin']).toBe('https://shop.example.com');
    await app.close();
    expect(await selectOutcomes()).toEqual([
      { account_id: 0, outcome: 'limited', reason: '', n: 3 },
      { account_id: 1001, outcome: 'stored', reason: '', n: 3 },
    ]);
  });

  it('D05 NET-12 answers 503 with Retry-After when too much waits, and loses nothing else', async () => {
    const app = await test.build({ limits: { ...requestLimits, eventQueueLength: 5 } });
    const bodies = Array.from({ length: 8 }, () => buildEventBody());
    let sending: ReturnType<typeof postEvent>[] = [];
    await test.sql.begin(async (transaction) => {
      await transaction`lock table events in exclusive mode`;
      sending = bodies.map((body) => postEvent(app, body));
      const busy = await Promise.race(sending);
      expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '5']);
    });
    const answers = await Promise.all(sending);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
    expect(await test.sql`select from events`).toHaveLength(5);
    const again = await Promise.all(bodies.slice(0, 5).map((body) => postEvent(app, body)));
    expect(again.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await test.sql`select from events`).toHaveLength(5);
  });

  it('NET-12 answers 503 with Retry-After while the database is down', async () => {
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const app = await test.build({ sql });
    const answer = await postEvent(app);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await sql.end();
  });

  it('C47 neither bodies nor tokens reach the log', () => {
    expect(test.lines.join('')).not.toMatch(/session-0123456789|viewed_plant|poison/);
  });
});

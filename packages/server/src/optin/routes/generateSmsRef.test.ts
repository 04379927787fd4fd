import { calls } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { openPool } from '../../database/testing/index';
import { requestLimits } from '../../http/pure/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { waitFor } from '../../testing/waitFor';

const { path } = calls.generateSMSRef;
const body = { account_id: 1001, widget_id: 5001, session_id: 'session-0123456789' };
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ask = (payload: unknown, headers: Record<string, string> = {}, app = test.app) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', origin: 'https://shop.example.com', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const countRefs = async () => (await test.sql`select from sms_refs`).length;

describe('POST /widget/generateSMSRef', () => {
  it('NET-04 SMS-08 C34 returns a ref of 80 random bits, stored with the visit and the widget', async () => {
    const answer = await ask(body, { referer: 'https://shop.example.com/plants?x=1', 'user-agent': 'Phone' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { state: true, ref: expect.stringMatching(/^[a-z2-7]{16}$/) },
    ]);
    expect(await test.sql`select * from sms_refs`).toMatchObject([
      {
        account_id: 1001,
        ref: answer.json<{ ref: string }>().ref,
        widget_id: 5001,
        session_id: 'session-0123456789',
        origin: 'https://shop.example.com',
        page_address: 'https://shop.example.com/plants',
        ip_short: '127.0.0.0',
        user_agent: 'Phone',
        used_by: null,
      },
    ]);
  });

  it('SMS-09 A-44 C34 asking again gives the same ref; another visit or widget gets its own', async () => {
    const refs = await Promise.all([body, body, body].map(async (one) => (await ask(one)).json()));
    expect(new Set(refs.map(({ ref }) => ref)).size).toBe(1);
    const other = (await ask({ ...body, session_id: 'another-session' })).json<{ ref: string }>();
    expect(other.ref).not.toBe(refs[0].ref);
    expect(await countRefs()).toBe(2);
  });

  it('D16 NET-04 SMS-08 servers of this release and the one before work on the same refs', async () => {
    const visit = 'visit-of-two-releases';
    const askFor = async (parts: object) =>
      (await ask({ ...body, session_id: visit, ...parts })).json<{ ref: string }>().ref;
    const [ref, withPayload] = [await askFor({}), await askFor({ payload: 'sku-9' })];
    // The exact statements of that release: it returns the same ref, and accepts one with a payload.
    const given = await test.sql`
      insert into sms_refs (account_id, ref, widget_id, session_id, origin, page_address, ip_short, user_agent, expires_at)
      values (1001, 'aaaabbbbccccdddd', 5001, ${visit}, 'https://shop.example.com', null, '127.0.0.0', '',
        now() + make_interval(days => 366))
      on conflict (account_id, widget_id, session_id) do update set expires_at = excluded.expires_at
      returning ref`;
    expect(given).toEqual([{ ref }]);
    const spent = await test.sql`
      update sms_refs set used_by = coalesce(used_by, '+14155550100')
      where account_id = 1001 and ref = ${withPayload} and expires_at > now()
      returning widget_id as "widgetId"`;
    expect(spent).toEqual([{ widgetId: 5001 }]);
  });

  it.each([
    ['an unknown account', { account_id: 4040 }, {}],
    ['an unknown widget', { widget_id: 9999 }, {}],
    ['a widget id that is no number', { widget_id: 'abc' }, {}],
    ['an account number beyond reading', { account_id: '9999999999999999' }, {}],
    ['a website that is not authorized', {}, { origin: 'https://evil.test' }],
    ['no website', {}, { origin: 'null' }],
  ])('SMS-10 NET-04 NET-11 %s gets state false, and nothing is stored', async (_title, parts, headers) => {
    const before = await countRefs();
    const answer = await ask({ ...body, session_id: 'refused-session', ...parts }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: false }]);
    expect(await countRefs()).toBe(before);
  });

  it.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['no session', { ...body, session_id: undefined }, 400],
    ['a session with a quote', { ...body, session_id: "x' or '1'='1" }, 400],
    ['an account that is an object', { ...body, account_id: {} }, 400],
    ['a widget that is a list', { ...body, widget_id: [5001] }, 400],
    ['a body too large', 'x'.repeat(requestLimits.smsBodyBytes + 1), 413],
  ])('NET-12 rejects %s with a sentence, and stores nothing', async (_title, payload, status) => {
    const before = await countRefs();
    const answer = await ask(payload);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([status, ['error']]);
    expect(await countRefs()).toBe(before);
  });

  it('NET-11 answers preflights, and pages of other sites can read refusals', async () => {
    const headers = { origin: 'https://shop.example.com', 'access-control-request-method': 'POST' };
    const preflight = await test.app.inject({ method: 'OPTIONS', url: path, headers });
    expect(preflight.statusCode).toBe(204);
    expect((await ask(body)).headers['access-control-allow-origin']).toBe('https://shop.example.com');
  });

  it('NET-12 SMS-10 too many, or no database: state false, so that the page takes the keyword', async () => {
    const limited = await test.build({ limits: { ...requestLimits, smsPerWindow: 1 } });
    await ask(body, {}, limited);
    const tooMany = await ask(body, {}, limited);
    expect([tooMany.statusCode, tooMany.json()]).toEqual([429, { state: false }]);
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const away = await ask(body, {}, await test.build({ sql }));
    expect([away.statusCode, away.json()]).toEqual([503, { state: false }]);
    await sql.end({ timeout: 0 });
  });

  it('NET-12 SMS-10 an account gets a limited number of new refs a day, from all servers together; then pages take the keyword', async () => {
    const limits = { ...requestLimits, smsPerWindow: 100, smsRefsPerDay: 3 };
    await test.sql`delete from sms_slices`;
    const apps = [await test.build({ limits }), await test.build({ limits })];
    const askFor = async (session: string, at = 0) =>
      (await ask({ ...body, session_id: session }, {}, apps[at])).json<{ state: boolean; ref?: string }>();
    const first = await askFor('daily-visit-1');
    await askFor('daily-visit-2', 1);
    await askFor('daily-visit-3');
    const before = test.lines.length;
    const rows = await countRefs();
    for (const at of [0, 1, 0]) expect(await askFor(`daily-visit-${at + 4}`, at)).toEqual({ state: false });
    expect(await countRefs()).toBe(rows);
    // Who has a ref keeps it.
    expect(await askFor('daily-visit-1', 1)).toEqual(first);
    const alarms = test.lines.slice(before).filter((line) => line.includes('pages use the keyword instead'));
    expect(alarms.map((line) => JSON.parse(line))).toMatchObject([
      { accountId: 1001, most: 3, windowS: 86_400 },
      { accountId: 1001, most: 3, windowS: 86_400 },
    ]);
    // A day later.
    await test.sql`update sms_slices set slice = slice - interval '27 hours'`;
    expect(await askFor('daily-visit-6')).toMatchObject({ state: true });
  });

  it('NET-12 SMS-10 one network gets a limited number of an account’s new refs: it can’t use up those of others', async () => {
    await test.sql`delete from sms_slices`;
    const app = await test.build({ limits: { ...requestLimits, smsRefsPerNetwork: 2 } });
    const askFrom = async (remoteAddress: string) => {
      const payload = { ...body, session_id: generateId() };
      const headers = { origin: 'https://shop.example.com' };
      return (await app.inject({ method: 'POST', url: path, remoteAddress, headers, payload })).json().state;
    };
    const before = test.lines.length;
    const states = [];
    for (const end of [7, 8, 9]) states.push(await askFrom(`198.51.100.${end}`));
    for (const end of [7, 8, 9]) states.push(await askFrom(`2001:db8:1:${end}::1`));
    expect(states).toEqual([true, true, false, true, true, false]);
    expect(await askFrom('203.0.113.7')).toBe(true);
    const alarms = test.lines.slice(before).filter((line) => line.includes('pages use the keyword instead'));
    expect(alarms.map((line) => JSON.parse(line).gate)).toEqual(['refNetwork', 'refNetwork']);
  });

  it('NET-12 SMS-10 D08 without disk space there are no new refs: pages take the keyword', async () => {
    const known = (await ask({ ...body, session_id: 'visit-before' })).json();
    // Only the space is limited.
    const limits = { ...requestLimits, smsPerWindow: 1e6, smsRefsPerDay: 1e6, smsRefsPerNetwork: 1e6 };
    const app = await test.build({ limits, findFreeBytes: async () => 1 } as never);
    await waitFor(async () => !(await ask({ ...body, session_id: generateId() }, {}, app)).json().state);
    const rows = await countRefs();
    const answer = await ask({ ...body, session_id: 'visit-afterwards' }, {}, app);
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: false }]);
    expect(await countRefs()).toBe(rows);
    expect((await ask({ ...body, session_id: 'visit-before' }, {}, app)).json()).toEqual(known);
  });
});

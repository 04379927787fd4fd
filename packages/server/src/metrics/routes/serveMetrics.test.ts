import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const scrape = async (app = test.app) => (await app.inject('/metrics')).body;
/** The value of a series, given as it's written. */
const valueIn = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('GET /metrics', () => {
  it('OWN-20 counts and times answers by the pattern of their route and by status', async () => {
    const app = await test.build({});
    for (const url of ['/1001.js', '/1001.js', '/1010.js', '/nowhere', '/elsewhere?x=1'])
      await app.inject(url);
    const text = await scrape(app);
    const count = (labels: string) => valueIn(text, `beckon_http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/:pageId(^\\\\d{1,15}).js",status="200"')).toBe(3);
    expect(count('method="any",route="none",status="404"')).toBe(2);
    expect(text).toContain('beckon_http_request_duration_seconds_bucket{le="0.1",');
  });

  it('OWN-20 each server has its own numbers, however many run in one process', async () => {
    const [one, other] = [await test.build({}), await test.build({})];
    await one.inject('/healthz');
    const series = 'beckon_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}';
    expect(valueIn(await scrape(one), series)).toBe(1);
    expect(valueIn(await scrape(other), series)).toBeUndefined();
  });

  it('OWN-05 counts how configurations were found', async () => {
    const app = await test.build({});
    for (const _ of [1, 2, 3]) await app.inject('/1001.js');
    const text = await scrape(app);
    const found = (result: string) => valueIn(text, `beckon_config_lookups_total{result="${result}"}`);
    expect([found('miss'), found('hit'), found('stale')]).toEqual([1, 2, 0]);
  });

  it('NET-12 counts rejected events by reason', async () => {
    const app = await test.build({});
    await postEvent(app, buildEventBody({ event: undefined }));
    expect(valueIn(await scrape(app), 'beckon_refusals_total{call="event",reason="event_missing"}')).toBe(1);
  });

  it('OWN-13 OWN-15 shows how many jobs are due, and how long the oldest has waited', async () => {
    await test.sql`
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, next_at)
      select 1001, gen_random_uuid(), 'sms', '+14155550100', 'x', '{}', 'metrics ' || minutes,
        now() - make_interval(mins => minutes)
      from unnest(array[90, 5, -60]) as minutes`;
    const text = await scrape();
    const jobs = (state: string) => valueIn(text, `beckon_queue_jobs{queue="outbox",state="${state}"}`);
    expect([jobs('due'), jobs('later')]).toEqual([2, 1]);
    const oldestS = valueIn(text, 'beckon_queue_oldest_due_seconds{queue="outbox"}') ?? 0;
    expect(Math.round(oldestS / 60)).toBe(90);
    await test.sql`delete from outbox where dedupe_key like 'metrics %'`;
    expect(valueIn(text, 'beckon_queue_jobs{queue="webhooks",state="due"}')).toBe(0);
  });

  it('OWN-20 shows how the pools are used', async () => {
    const busy = 'beckon_database_pool_connections{pool="visitors",state="busy"}';
    let open = () => undefined as undefined;
    const held = new Promise<void>((resolve) => {
      open = () => void resolve();
    });
    const holding = test.visitorSql.begin(() => held);
    await expect.poll(async () => valueIn(await scrape(), busy)).toBe(1);
    open();
    await holding;
    await expect.poll(async () => valueIn(await scrape(), busy)).toBe(0);
    const text = await scrape();
    expect(valueIn(text, 'beckon_database_pool_size{pool="visitors"}')).toBe(10);
    expect(valueIn(text, 'beckon_database_pool_waiting{pool="visitors"}')).toBe(0);
  });

  it('C47 its labels never contain an account, a number, a website or what someone typed', async () => {
    const app = await test.build({});
    await postPhone(app, buildPhoneBody({ phone_number: '+14155552688' }), {
      origin: 'https://secret-shop.example',
    });
    await postPhone(app, buildPhoneBody({ phone_number: 'marker-typed' }));
    await postEvent(app, buildEventBody({ event: 'marker-event', payload: 'marker-payload' }));
    for (const url of ['/1001.js', '/l/marker-page', '/api/v1/marker', '/?q=marker']) await app.inject(url);
    const labels = [...(await scrape(app)).matchAll(/\{([^}]*)\}/g)].map(([, one]) => one).join('\n');
    for (const secret of ['1001', '5001', '4155552', 'secret-shop', 'marker'])
      expect([secret, labels.includes(secret)]).toEqual([secret, false]);
  });
});

describe('who may read the metrics', () => {
  const token = 'a-token-that-is-longer-than-32-characters';
  const ask = async (
    scraping: { token: string | undefined; isOpenLocally: boolean },
    request: { remoteAddress?: string; headers?: Record<string, string> },
  ) => {
    const app = await test.build({ scraping });
    const { statusCode, body } = await app.inject({ url: '/metrics', ...request });
    return [statusCode, body.includes('beckon_')];
  };
  const outside = { remoteAddress: '203.0.113.9' };
  const bearer = (given: string) => ({ headers: { authorization: `Bearer ${given}` } });
  const [yes, no] = [
    [200, true],
    [404, false],
  ];

  it.each([
    ['this machine, if no one else reaches the server', undefined, true, {}, yes],
    ['this machine behind a public address', undefined, false, {}, no],
    ['a proxy on this machine', undefined, true, { headers: { 'x-forwarded-for': '203.0.113.9' } }, no],
    ['someone else', undefined, true, outside, no],
    ['someone with the token', token, false, { ...outside, ...bearer(token) }, yes],
    ['someone with another token', token, true, { ...outside, ...bearer(`${token}.`) }, no],
    ['this machine without the token', token, true, {}, no],
    ['an empty token', token, true, bearer(''), no],
  ] as const)('C75 %s', async (_, given, isOpenLocally, request, answer) => {
    expect(await ask({ token: given, isOpenLocally }, request)).toEqual(answer);
  });
});

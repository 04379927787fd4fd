import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryKey } from '../../api/index';
import { inAccount } from '../../api/testing/index';
import { suppress, unsuppress } from '../../messages/index';
import { attachNumbers, numbersOf } from '../../numbers/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, openBrowser, signUp } from '../../testing/signUp';
import { listSubscribers } from '../store/listSubscribers';

let test: TestApp;
let many: Browser & { accountId: number };
const rows = 5000;
beforeAll(async () => {
  test = await openTestApp();
  many = await signUp(test.app);
  // Ids in order of time, as the server creates them.
  await test.sql`
    insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id, created_at)
    select ${many.accountId}, (lpad(to_hex(n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
      case when n % 2 = 0 then 'sms' else 'fb' end, '+1415' || lpad((5550000 + n)::text, 7, '0'), 1 + n % 3,
      timestamptz '2026-01-01' + n * interval '1 hour'
    from generate_series(1, ${rows}) as n`;
  await test.sql`analyze subscribers`;
});
afterAll(() => test.close());

type Page = {
  subscribers: { subscriberId: string; phone: string; channel: string; stoppedAt: string | null }[];
  next: string | null;
  total: number;
};
const list = async (query = '', who: Browser = many) =>
  (await who.call('GET', `/subscribers${query}`)).json<Page>();

describe('the list', () => {
  it('OWN-12 pages without a gap or a repeat', async () => {
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Page = await list(`?rows=200${next ? `&after=${next}` : ''}`);
      seen.push(...page.subscribers.map(({ phone }) => phone));
      next = page.next;
    }
    expect([seen.length, new Set(seen).size, seen[0], seen.at(-1)]).toEqual([
      rows,
      rows,
      '+14155555000',
      '+14155550001',
    ]);
  });

  it.each([
    ['?search=%2B14155550042', ['+14155550042']],
    ['?search=%2B1%20(415)%20555-0042', ['+14155550042']],
    ['?search=%2B1%20(415)%20555-00', []],
    ['?search=1550042', []],
    ['?search=5550042', ['+14155550042']],
    ['?search=0042', ['+14155550042']],
    ['?search=555-0042', ['+14155550042']],
    ['?channel=fb&search=0042', []],
    ['?widgetId=1&search=0042', ['+14155550042']],
    ['?widgetId=2&search=0042', []],
    ['?from=2026-01-02&to=2026-01-02&rows=200', expect.objectContaining({ length: 24 })],
    ['?search=99999999', []],
  ])('OWN-12 can be searched and filtered: %s', async (query, phones) => {
    expect((await list(query)).subscribers.map(({ phone }) => phone)).toEqual(phones);
  });

  it.each([
    ['?search=a'],
    ['?search=042'],
    ['?rows=0'],
    ['?rows=x'],
    ['?after=1'],
    ['?from=2026-13-40'],
    ['?channel=mail'],
    ['?unknown=1'],
  ])('OWN-12 C38 refuses %s', async (query) => {
    expect((await many.call('GET', `/subscribers${query}`)).statusCode).toBe(400);
  });

  it('OWN-12 every page and search uses an index, even with row-level security', async () => {
    const after = { atUs: 1_790_000_000_000_000, subscriberId: '00000007-a120-7000-8000-0000000007a1' };
    for (const question of [
      { after },
      { after, widgetId: 2 },
      { from: '2026-01-02', to: '2026-01-02' },
      { search: { number: '+14155550042' } },
      { search: { ends: '0042' } },
    ]) {
      const { accountId } = many;
      const plan = await inAccount(test.sql, { accountId, isReading: true }, async (sql) => {
        await sql`set local enable_seqscan = off`;
        return await explain(sql, (explained) =>
          listSubscribers(explained, { accountId, most: 50, ...question }),
        );
      });
      expect(plan).toMatch(
        /Index Cond: .*(?:ROW\(.*created_at, .*subscriber_id\) <|created_at >=|phone_end =|phone_reversed >=|phone = ANY)/,
      );
    }
  });
});

type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

/** The query plan of the one statement that some work would run. */
async function explain(sql: unknown, work: (sql: never) => Promise<unknown>): Promise<string> {
  const lines: Record<string, string>[] = [];
  const spy: Tag = (strings, ...values) => {
    const [first = '', ...rest] = strings;
    if (!first.includes('select subscriber_id as')) return (sql as Tag)(strings, ...values);
    const words = [`explain ${first}`, ...rest];
    const plan = (sql as Tag)(Object.assign(words, { raw: words }), ...values) as Promise<typeof lines>;
    return plan.then((found) => {
      lines.push(...found);
      return [];
    });
  };
  attachNumbers(spy as never, numbersOf(test.sql));
  await work(spy as never);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

describe('the file', () => {
  it('OWN-12 contains everything, streamed', async () => {
    const answer = await many.call('GET', '/subscribers/export');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    });
    const lines = answer.body.trim().split('\r\n');
    expect([lines.length, lines[0]]).toEqual([
      rows + 1,
      'subscriber_id,channel,phone,messenger_id,source_widget_id,source_widget,page_address,payload,created_at,last_opt_in_at,stopped_at',
    ]);
    expect(lines[1]).toContain(',sms,+14155555000,');
    expect(
      (await many.call('GET', '/subscribers/export?search=0042')).body.trim().split('\r\n'),
    ).toHaveLength(2);
  });

  it('OWN-12 OWN-13 C58 the list, the file and the person show who said STOP, until they say START', async () => {
    const subscriber = { accountId: many.accountId, channel: 'sms', recipient: '+14155550042' } as const;
    await suppress(test.sql, subscriber, { reason: 'STOP' });
    const stopped = (page: Page) =>
      page.subscribers.filter(({ stoppedAt }) => stoppedAt).map(({ phone }) => phone);
    const file = (await many.call('GET', '/subscribers/export?to=2026-01-02')).body;
    expect(stopped(await list('?to=2026-01-02&rows=200'))).toEqual(['+14155550042']);
    const told = file
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(','));
    expect([told.length, ...told.filter((line) => line.at(-1)).map((line) => line[2])]).toEqual([
      47,
      '+14155550042',
    ]);
    const [found] = (await list('?search=0042')).subscribers;
    const shown = (await many.call('GET', `/subscribers/${found?.subscriberId}`)).json();
    expect([shown.stoppedAt, shown.stops.length]).toEqual([found?.stoppedAt, 1]);
    await unsuppress(test.sql, subscriber);
    expect(stopped(await list('?search=0042'))).toEqual([]);
  });

  it('OWN-12 C73 runs once at a time per account on all servers together, never for a HEAD request, and is logged', async () => {
    const ask = () => many.call('GET', '/subscribers/export');
    const onOther = openBrowser(await test.build({}), many.cookie, many.email);
    const askOther = () => onOther.call('GET', '/subscribers/export');
    const answers = await Promise.all(Array.from({ length: 5 }, () => [ask(), askOther()]).flat());
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await ask()).statusCode).toBe(200);
    // Held by a server that writes one; those of other accounts are free.
    await test.sql`insert into attempts (key, window_start, n)
      values (${tryKey('file', String(many.accountId))}, now() + interval '1 minute', 1)`;
    expect([(await ask()).statusCode, (await askOther()).statusCode]).toEqual([429, 429]);
    expect((await (await signUp(test.app)).call('GET', '/subscribers/export')).statusCode).toBe(200);
    // A server that died holds it for minutes, not forever.
    await test.sql`update attempts set window_start = now() - interval '1 second' where key like 'file:%'`;
    expect((await askOther()).statusCode).toBe(200);
    expect(
      await test.sql`select from attempts where key like 'file:%' and window_start > now()`,
    ).toHaveLength(0);
    expect((await many.call('HEAD', '/subscribers/export')).statusCode).toBe(404);
    const { entries } = (await many.call('GET', '/audit')).json();
    expect(entries[0].action).toBe('subscribers.exported');
  });

  it('OWN-12 B27 no spreadsheet runs what a visitor or an owner wrote', async () => {
    const own = await signUp(test.app);
    await test.sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name) values (${own.accountId}, 1, 'bar', 'fb', '=cmd|''/c calc''!A0')`;
    await test.sql`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
      values (${own.accountId}, gen_random_uuid(), 'sms', '+14155550100', 1)`;
    expect((await own.call('GET', '/subscribers/export')).body).toContain(
      ",sms,+14155550100,,1,'=cmd|'/c calc'!A0,",
    );
  });
});

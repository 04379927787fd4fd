import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { createRefusalNotes, type NotedRefusal } from './createRefusalNotes';
import { pruneRefusals } from './store/upsertRefusals';

let test: TestApp;
let told: string[] = [];
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  told = [];
  await test.sql`delete from refusals`;
});

const website = { call: 'opt_in', reason: 'website_not_allowed', accountId: 1001, widgetId: 5001 } as const;
/** Notes all of these and waits until they are written. */
const note = async (refusals: readonly NotedRefusal[]) => {
  const notes = createRefusalNotes(test.sql, {
    onRefusal: (call, reason) => void told.push(`${call} ${reason}`),
    onFailure: (error) => {
      throw error;
    },
  });
  for (const one of refusals) notes.note(one);
  await notes.close();
};
const listRows = () => test.sql<{ widgetId: number; reason: string; host: string; n: number }[]>`
  select widget_id as "widgetId", reason, host, n from refusals order by n desc, reason, host`;

describe('createRefusalNotes', () => {
  it('OWN-11 NET-12 adds up by widget, reason and website, also over several writes', async () => {
    const host = 'shop.example';
    await note([
      { ...website, host },
      { ...website, host },
      { ...website, reason: 'too_many' },
    ]);
    await note([{ ...website, host }]);
    expect(await listRows()).toEqual([
      { widgetId: 5001, reason: 'website_not_allowed', host, n: 3 },
      { widgetId: 5001, reason: 'too_many', host: '', n: 1 },
    ]);
    expect(told).toHaveLength(4);
  });

  it('NET-12 C77 counts every refusal, but names few invented websites, widgets and accounts', async () => {
    const invented = Array.from({ length: 5000 }, (_, made) => `made-${made}.example`);
    await note(invented.map((host, made) => ({ ...website, host, widgetId: 9_000_000 + made })));
    await note(invented.map((host) => ({ ...website, host: `again-${host}` })));
    await note([{ ...website, accountId: 987_654 }]);
    const rows = await listRows();
    expect(rows.length).toBeLessThan(1200);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(10_000);
    expect(new Set(rows.map(({ widgetId }) => widgetId))).toEqual(new Set([0, 5001]));
    expect(told).toHaveLength(10_001);
  });

  it.each([
    ['a page that solves a task first', { ...website, reason: 'unproven' }],
    ['a page that offers the keyword instead', { ...website, call: 'ref' }],
    ['an account that does not exist', { ...website, accountId: undefined }],
  ] as const)('OWN-11 only metrics count %s', async (_, refusal) => {
    await note([refusal]);
    expect([await listRows(), told]).toEqual([[], [`${refusal.call} ${refusal.reason}`]]);
  });

  it('OWN-11 forgets what is older than the results', async () => {
    await note([website]);
    await test.sql`
      insert into refusals (account_id, day, widget_id, reason, host, n)
      values (1001, now() - interval '14 months', 0, 'too_many', '', 1)`;
    await pruneRefusals(test.sql, 13);
    expect((await listRows()).map(({ reason }) => reason)).toEqual(['website_not_allowed']);
  });
});

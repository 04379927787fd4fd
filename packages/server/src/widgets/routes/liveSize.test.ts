import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerLimits } from '../../api/pure/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const kb = 1024;
const sized = (bytes: number) => ({ main: { title: 'Hello', unused: 'x'.repeat(bytes) } });
const make = async (name: string, bytes: number) => {
  const body = { type: 'modal', channel: 'sms', name, data: sized(bytes) };
  return (await owner.call('POST', '/widgets', body)).json<{ widgetId: number; revision: number }>();
};
const post = (id: number, verb: string, body?: object) => owner.call('POST', `/widgets/${id}/${verb}`, body);
const publish = (id: number, revision = 1) => post(id, 'publish', { revision });
const listServed = async () =>
  (await test.app.inject(`/widget/bootstrap?page_id=${owner.accountId}`))
    .json()
    .widgets.map(({ name }: { name: string }) => name);

describe('the limit of all live widgets', () => {
  it('OWN-05 OWN-09 B10 refuses what makes them too large, and says how large, which ones and what to do', async () => {
    owner = await signUp(test.app);
    const [sale, club, late] = [
      await make('Sale', 240 * kb),
      await make('Club', 200 * kb),
      await make('Late', 100 * kb),
    ];
    expect((await publish(sale.widgetId)).statusCode).toBe(200);
    expect((await publish(club.widgetId)).statusCode).toBe(200);
    const refused = await publish(late.widgetId);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'conflict',
        error:
          'Your live widgets add up to 541 KB. The limit is 512 KB. Largest: Sale (241 KB), Club (201 KB), Late (101 KB). Shorten them or pause one, then try again.',
        reason: 'live_too_large',
        values: { size: 541, most: 512, widgets: 'Sale (241 KB), Club (201 KB), Late (101 KB)' },
      },
    ]);
    expect((await owner.call('GET', `/widgets/${late.widgetId}`)).json()).toMatchObject({
      status: 'draft',
      version: 0,
      revision: 1,
    });
    expect((await listServed()).sort()).toEqual(['Club', 'Sale']);

    await post(club.widgetId, 'pause');
    expect((await publish(late.widgetId)).statusCode).toBe(200);
    expect((await post(club.widgetId, 'activate')).json().reason).toBe('live_too_large');
    const change = { revision: 2, data: sized(10) };
    await owner.call('PATCH', `/widgets/${late.widgetId}`, change);
    expect((await publish(late.widgetId, 3)).statusCode).toBe(200);
    expect((await post(club.widgetId, 'activate')).statusCode).toBe(200);
    const back = await post(late.widgetId, 'versions/1/restore', { revision: 4, publish: true });
    expect(back.json().reason).toBe('live_too_large');
  });

  it('OWN-05 OWN-09 counts two at once one after the other', async () => {
    owner = await signUp(test.app);
    const made = await Promise.all(['A', 'B', 'C'].map((name) => make(name, 200 * kb)));
    const answers = await Promise.all(made.map(({ widgetId }) => publish(widgetId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
  });

  it('OWN-05 OWN-09 an account that is too large already may become smaller', async () => {
    owner = await signUp(test.app);
    const { widgetId } = await make('Old', 100 * kb);
    await publish(widgetId);
    await test.sql`
      update widgets set data = jsonb_build_object('main', jsonb_build_object('unused', repeat('x', ${900 * kb}::int)))
      where account_id = ${owner.accountId}`;
    await owner.call('PATCH', `/widgets/${widgetId}`, { revision: 2, data: sized(250 * kb) });
    const { widgetId: other } = await make('Other', 1);
    expect((await publish(other)).json().reason).toBe('live_too_large');
    expect((await publish(widgetId, 3)).statusCode).toBe(200);
  });
});

describe('old versions', () => {
  it('OWN-09 keeps the newest ones of each widget, with the live one', async () => {
    const limits = { ...ownerLimits, ...testOwner.limits, versionsPerWidget: 3 };
    const app = await test.build({ owner: { ...testOwner, limits } });
    owner = await signUp(app);
    const [one, other] = [await make('One', 1), await make('Other', 1)];
    await publish(other.widgetId);
    await publish(one.widgetId);
    for (let round = 0; round < 4; round += 1) {
      const revision = 2 + round * 2;
      await owner.call('PATCH', `/widgets/${one.widgetId}`, { revision, data: sized(round) });
      expect((await publish(one.widgetId, revision + 1)).statusCode).toBe(200);
    }
    const versionsOf = async (id: number) =>
      (await owner.call('GET', `/widgets/${id}/versions`))
        .json()
        .versions.map(({ version }: { version: number }) => version);
    expect([await versionsOf(one.widgetId), await versionsOf(other.widgetId)]).toEqual([[5, 4, 3], [1]]);
    const rows = await test.sql`select version from widget_versions where widget_id = ${one.widgetId}`;
    expect(rows).toHaveLength(3);
    expect((await post(one.widgetId, 'versions/2/restore', { revision: 10 })).statusCode).toBe(404);
    expect((await post(one.widgetId, 'versions/3/restore', { revision: 10 })).statusCode).toBe(200);
  });
});

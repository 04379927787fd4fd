import { lists } from '@beckon/contract';
import { explain } from '@beckon/contract/data/explain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../database/testing/index';
import { selectWidgetByRefName } from '../../messenger/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { selectWidget } from '../store/selectWidgets';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
});
afterAll(() => test.close());

type Widget = {
  widgetId: number;
  revision: number;
  version: number;
  status: string;
  data: Record<string, unknown>;
};
const make = async (body: object = { type: 'modal', channel: 'sms' }, who: Browser = owner) =>
  (await who.call('POST', '/widgets', body)).json<Widget>();
const change = (id: number, body: object) => owner.call('PATCH', `/widgets/${id}`, body);
const post = (id: number, verb: string, body?: object) => owner.call('POST', `/widgets/${id}/${verb}`, body);
const read = async (id: number) =>
  (await owner.call('GET', `/widgets/${id}`)).json<Widget & { hasDraft: boolean }>();
const served = async (app = test.app, accountId = owner.accountId) => {
  const { widgets } = (await app.inject(`/widget/bootstrap?page_id=${accountId}`)).json();
  return Object.fromEntries(
    (widgets as { widget_id: string; data: { main: { title: string } } }[]).map((one) => [
      one.widget_id,
      one.data.main.title,
    ]),
  );
};
const titled = (title: string) => ({ main: { title } });

describe('making and changing', () => {
  it.each([...lists.runtimeTypes, ...lists.otherKinds])(
    'OWN-06 ENT-02 ENT-03 creates a %s with its own name and channel',
    async (type) => {
      const answer = await owner.call('POST', '/widgets', { type });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        201,
        { type, status: 'draft', version: 0, revision: 1, hasDraft: true, data: {} },
      ]);
      expect(await served()).toEqual({});
    },
  );

  it('OWN-06 ENT-04 lists the types with their channels and defaults', async () => {
    const { types } = (await owner.call('GET', '/widget-types')).json();
    expect(types).toHaveLength(lists.runtimeTypes.length + lists.otherKinds.length);
    const modal = types.find(({ type }: { type: string }) => type === 'modal');
    expect(modal.channels).toEqual(['fb', 'sms']);
    expect(modal.defaults.sms.main).toMatchObject({
      whenDisplay: ['scroll', 30],
      colors: { background: '#0f2747' },
    });
  });

  it('OWN-06 lists, renames at once, and copies', async () => {
    const { widgetId } = await make({ type: 'bar', name: 'Spring', data: titled('Hello') });
    const renamed = (await change(widgetId, { revision: 1, name: 'Summer' })).json();
    expect(renamed).toMatchObject({ name: 'Summer', revision: 2, data: titled('Hello') });
    const copy = (await post(widgetId, 'duplicate')).json();
    expect(copy).toMatchObject({
      name: 'Summer (copy)',
      status: 'draft',
      data: titled('Hello'),
      type: 'bar',
    });
    expect((await post(widgetId, 'duplicate', { name: 'Verano' })).json().name).toBe('Verano');
    const { widgets } = (await owner.call('GET', '/widgets')).json();
    expect(widgets.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Summer', 'Summer (copy)', 'Verano']),
    );
  });

  it('OWN-09 rejects one of two changes to the same revision, and loses nothing', async () => {
    const { widgetId } = await make();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => change(widgetId, { revision: 1, data: titled(title) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<Widget>();
    expect(await read(widgetId)).toMatchObject({ revision: 2, data: won?.data });
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'conflict',
      error: 'This widget changed elsewhere. It’s now at revision 2. Reload it and try again.',
      reason: 'changed_elsewhere',
      values: { n: 2 },
    });
  });

  it('OWN-10 reports problems by field path, and keeps the draft as it was', async () => {
    const { widgetId } = await make();
    const bad = {
      main: { width: 'wide', opacity: 'x', title: { a: 1 } },
      setup: 7,
      submitted: { colors: 3 },
    };
    const answer = await change(widgetId, { revision: 1, data: bad });
    expect(answer.statusCode).toBe(422);
    const paths = answer.json().fields.map(({ path }: { path: string }) => path);
    expect(paths.sort()).toEqual([
      'data.main.opacity',
      'data.main.title',
      'data.main.width',
      'data.setup',
      'data.submitted.colors',
    ]);
    expect(await read(widgetId)).toMatchObject({ revision: 1, data: {} });
    const channel = await change(widgetId, { revision: 1, channel: 'omni' });
    expect(channel.json().fields[0].path).toBe('channel');
  });

  it('OWN-10 DISP-10 warns about unknown fields and rules and about values that pages ignore', async () => {
    const data = {
      main: { titel: 'x', colors: { background: 'no colour!' }, skin: 'blue', whenDisplay: ['none'] },
      extra: {},
    };
    const verdict = (
      await owner.call('POST', '/widgets/validate', { type: 'modal', channel: 'sms', data })
    ).json();
    const ignored = { message: 'isn’t valid, so the default applies', reason: 'default_applies' };
    const words = 'immediately, scroll, delay, exit_intent, anchor, manual';
    expect(verdict.errors).toEqual([]);
    expect(verdict.warnings).toEqual([
      { path: 'data.main.titel', message: 'isn’t a known field', reason: 'unknown_field' },
      { path: 'data.main.colors.background', ...ignored },
      { path: 'data.main.skin', ...ignored },
      { path: 'data.main.whenDisplay', ...explain('unknown_rule', { kind: 'none', words }) },
      { path: 'data.extra', message: 'isn’t a section of this widget type', reason: 'unknown_section' },
    ]);
  });

  it('OWN-06 C03 rejects unexpected fields', async () => {
    const { widgetId } = await make();
    for (const extra of ['accountId', 'account_id', 'widgetId', 'version', 'status', 'createdAt', 'type']) {
      const answer = await change(widgetId, { revision: 1, [extra]: 1 });
      expect([extra, answer.statusCode, answer.json().fields]).toEqual([
        extra,
        400,
        [{ path: extra, message: 'isn’t a known field', reason: 'unknown_field' }],
      ]);
    }
  });
});

describe('publishing', () => {
  it('OWN-05 OWN-09 D17 visitors see a published draft within a second on every server', async () => {
    const second = await test.build({});
    const { widgetId } = await make({ type: 'modal', channel: 'sms', data: titled('One') });
    expect([await served(), await served(second)].map((one) => one[widgetId])).toEqual([
      undefined,
      undefined,
    ]);
    const first = (await post(widgetId, 'publish', { revision: 1 })).json<Widget>();
    expect(first).toMatchObject({ status: 'active', version: 1, revision: 2, hasDraft: false });
    const seen = async (title: string | undefined) =>
      (await Promise.all([served(), served(second)])).every((one) => one[widgetId] === title);
    expect(await waitUntil(() => seen('One'), 1000)).toBe(true);

    await change(widgetId, { revision: 2, data: titled('Two') });
    expect(await read(widgetId)).toMatchObject({ hasDraft: true, data: titled('Two'), version: 1 });
    expect(await seen('One')).toBe(true);
    expect((await post(widgetId, 'publish', { revision: 2 })).statusCode).toBe(409);
    expect((await post(widgetId, 'publish', { revision: 3 })).statusCode).toBe(200);
    expect(await waitUntil(() => seen('Two'), 1000)).toBe(true);
    expect((await post(widgetId, 'publish', { revision: 4 })).json().error).toMatch('nothing to publish');
    await second.close();
  });

  it('OWN-05 a server learns of changes again after it lost its connection', async () => {
    const { widgetId } = await make({ type: 'modal', channel: 'sms', data: titled('One') });
    const listeners = () => test.sql<{ pid: number }[]>`
      select pid from pg_stat_activity where datname = current_database() and query like 'listen "beckon%'`;
    const [before] = await listeners();
    await test.sql`select pg_terminate_backend(${before?.pid ?? 0})`;
    const isBack = async () => (await listeners()).some(({ pid }) => pid !== before?.pid);
    expect(await waitUntil(isBack, 30_000)).toBe(true);
    await served();
    await post(widgetId, 'publish', { revision: 1 });
    expect(await waitUntil(async () => (await served())[widgetId] === 'One', 1000)).toBe(true);
  });

  it('OWN-09 lists and restores earlier versions, as a draft or at once', async () => {
    const { widgetId } = await make({ type: 'modal', channel: 'sms', data: titled('One') });
    await post(widgetId, 'publish', { revision: 1 });
    await change(widgetId, { revision: 2, data: titled('Two') });
    await post(widgetId, 'publish', { revision: 3 });
    const { versions } = (await owner.call('GET', `/widgets/${widgetId}/versions`)).json();
    expect(versions).toMatchObject([{ version: 2, publishedBy: owner.email }, { version: 1 }]);
    expect((await owner.call('GET', `/widgets/${widgetId}/versions/1`)).json()).toMatchObject({
      data: titled('One'),
    });
    const draft = (await post(widgetId, 'versions/1/restore', { revision: 4 })).json();
    expect(draft).toMatchObject({ hasDraft: true, version: 2, data: titled('One') });
    const live = (await post(widgetId, 'versions/1/restore', { revision: 5, publish: true })).json();
    expect(live).toMatchObject({ hasDraft: false, version: 3, data: titled('One') });
    expect((await served())[widgetId]).toBe('One');
    expect((await post(widgetId, 'versions/9/restore', { revision: 6 })).statusCode).toBe(404);
  });

  it('OWN-09 a widget that was never published, such as a sample, lists what visitors see as a version', async () => {
    const own = await signUp(test.app);
    const at = '2025-05-05T05:05:05.000Z';
    await test.sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name, data, created_at)
      values (${own.accountId}, 7, 'bar', 'fb', 'Old', '{"main":{"title":"Old"}}', ${at})`;
    const read = async (path: string) => (await own.call('GET', `/widgets/7/versions${path}`)).json();
    const first = { version: 1, publishedAt: at, publishedBy: null };
    await own.call('PATCH', '/widgets/7', { revision: 1, data: titled('New') });
    expect(await read('')).toEqual({ versions: [first] });
    expect(await read('/1')).toMatchObject({ ...first, data: titled('Old') });
    expect(await read('/2')).toMatchObject({ code: 'not_found' });
    await own.call('POST', '/widgets/7/publish', { revision: 2 });
    expect((await read('')).versions).toMatchObject([{ version: 2, publishedBy: own.email }, first]);
    expect([(await read('/1')).data, (await read('/2')).data]).toEqual([titled('Old'), titled('New')]);
  });

  it('OWN-06 OWN-09 pauses, activates, deletes a widget, and restores it within thirty days', async () => {
    const { widgetId } = await make({ type: 'modal', channel: 'sms', data: titled('One') });
    expect((await post(widgetId, 'activate')).statusCode).toBe(409);
    await post(widgetId, 'publish', { revision: 1 });
    const steps: [() => Promise<{ statusCode: number }>, number, string | undefined][] = [
      [() => post(widgetId, 'pause'), 200, undefined],
      [() => post(widgetId, 'activate'), 200, 'One'],
      [() => owner.call('DELETE', `/widgets/${widgetId}`), 204, undefined],
      [() => owner.call('GET', `/widgets/${widgetId}`), 404, undefined],
      [() => owner.call('DELETE', `/widgets/${widgetId}`), 404, undefined],
      [() => post(widgetId, 'activate'), 404, undefined],
      [() => post(widgetId, 'restore'), 200, undefined],
      [() => post(widgetId, 'activate'), 200, 'One'],
    ];
    for (const [step, status, title] of steps) {
      expect((await step()).statusCode).toBe(status);
      expect(await waitUntil(async () => (await served())[widgetId] === title, 1000)).toBe(true);
    }
    await owner.call('DELETE', `/widgets/${widgetId}`);
    const listed = async () =>
      (await owner.call('GET', '/widgets?deleted=true')).json().widgets.map((one: Widget) => one.widgetId);
    expect(await listed()).toEqual([widgetId]);
    await test.sql`update widgets set deleted_at = deleted_at - interval '30 days' where widget_id = ${widgetId}`;
    expect(await listed()).toEqual([]);
  });

  it('OWN-09 discards a draft', async () => {
    const { widgetId } = await make({ type: 'modal', channel: 'sms', data: titled('One') });
    expect((await post(widgetId, 'discard', { revision: 1 })).statusCode).toBe(409);
    await post(widgetId, 'publish', { revision: 1 });
    await change(widgetId, { revision: 2, data: titled('Two') });
    expect((await post(widgetId, 'discard', { revision: 3 })).json()).toMatchObject({
      hasDraft: false,
      data: titled('One'),
    });
  });

  it('OWN-06 a deleted widget is gone, by its id and by its ref', async () => {
    const data = { setup: { ref: 'autumn' } };
    const { widgetId } = await make({ type: 'ref-url', channel: 'fb', data });
    await post(widgetId, 'publish', { revision: 1 });
    const find = async () => [
      (await selectWidget(test.sql, owner.accountId, widgetId))?.widgetId,
      (await selectWidgetByRefName(test.sql, owner.accountId, 'autumn'))?.widgetId,
    ];
    expect(await find()).toEqual([widgetId, widgetId]);
    await owner.call('DELETE', `/widgets/${widgetId}`);
    expect(await find()).toEqual([undefined, undefined]);
  });

  it('OWN-06 limits the widgets of an account, even if made at once; deleting makes room', async () => {
    const limits = { ...testOwner.limits, widgetsPerAccount: 2 } as never;
    const app = await test.build({ owner: { ...testOwner, limits } });
    const own = await signUp(app);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => own.call('POST', '/widgets', { type: 'bar' })),
    );
    const made = tries.filter(({ statusCode }) => statusCode === 201);
    expect([made.length, tries.filter(({ statusCode }) => statusCode === 409).length]).toEqual([2, 4]);
    const { widgetId } = made[0]?.json() ?? {};
    await own.call('DELETE', `/widgets/${widgetId}`);
    expect((await own.call('POST', '/widgets', { type: 'bar' })).statusCode).toBe(201);
    expect((await own.call('POST', `/widgets/${widgetId}/restore`)).statusCode).toBe(409);
  });

  it('C41 rejects a widget of more than 256 KB', async () => {
    const { widgetId } = await make();
    const list = Array.from({ length: 70 }, () => 'x'.repeat(4000));
    const answer = await change(widgetId, { revision: 1, data: { setup: { urlWhitelist: list } } });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });
});

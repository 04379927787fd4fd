import { explain } from '@beckon/contract/data/explain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';

type Widget = { widgetId: number; warnings: object[] };
let test: TestApp;
let owner: Browser;
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
});
afterAll(() => test.close());

const make = async (body: object) => (await owner.call('POST', '/widgets', body)).json<Widget>();
const post = (id: number, verb: string, body?: object) => owner.call('POST', `/widgets/${id}/${verb}`, body);

it('OWN-10 SMS-10 warns if another live widget has the same keyword, until it is paused', async () => {
  const keyword = { type: 'modal', channel: 'sms', smsKeyword: 'SHARED' };
  const first = await make({ ...keyword, name: 'First' });
  const second = await make({ ...keyword, smsKeyword: ' shared' });
  const warnings = async () =>
    (await owner.call('GET', `/widgets/${second.widgetId}`)).json<{ warnings: object[] }>().warnings;
  expect(await warnings()).toEqual([]);
  await post(first.widgetId, 'publish', { revision: 1 });
  const published = await post(second.widgetId, 'publish', { revision: 1 });
  const told = explain('shared_word', { word: 'shared', widget: 'First' });
  expect(told.message).toBe('“shared” is also used by “First”. Only one widget gets the opt-in. Change one.');
  expect(published.json<{ warnings: object[] }>().warnings).toEqual([{ path: 'smsKeyword', ...told }]);
  await post(first.widgetId, 'pause');
  expect(await warnings()).toEqual([]);
  await post(second.widgetId, 'pause');
});

it('OWN-10 OWN-13 rejects a keyword reserved by carriers, and only warns if it is already there', async () => {
  const made = { type: 'modal', channel: 'sms', name: 'Reserved' };
  const refused = await owner.call('POST', '/widgets', { ...made, smsKeyword: 'Stop' });
  const message = 'can’t include “Stop” because people send it to stop messages. Choose another word';
  const problems = [{ path: 'smsKeyword', message, reason: 'word_stops', values: { word: 'Stop' } }];
  expect([refused.statusCode, refused.json<{ fields: object[] }>().fields]).toEqual([422, problems]);
  const { widgetId } = await make(made);
  const change = (revision: number, body: object) =>
    owner.call('PATCH', `/widgets/${widgetId}`, { revision, ...body });
  const data = { actions: { opt_in_keywords: ['loaf', 'HELP'] } };
  const second = await change(1, { data });
  expect([second.statusCode, second.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([
    422,
    'data.actions.opt_in_keywords.1',
  ]);
  // Saved before the keyword was rejected: everything else can still change.
  await test.sql`update widgets set draft = draft || '{"smsKeyword":"Stop"}' where widget_id = ${widgetId}`;
  const later = await change(1, { data: { main: { title: 'Hello' } } });
  expect([later.statusCode, later.json<Widget>().warnings]).toEqual([200, problems]);
});

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

it('OWN-10 SMS-10 says that another live widget has the same keyword, until it is paused', async () => {
  const keyword = { type: 'modal', channel: 'sms', smsKeyword: 'SHARED' };
  const first = await make({ ...keyword, name: 'First' });
  const second = await make({ ...keyword, smsKeyword: ' shared' });
  const warnings = async () =>
    (await owner.call('GET', `/widgets/${second.widgetId}`)).json<{ warnings: object[] }>().warnings;
  expect(await warnings()).toEqual([]);
  await post(first.widgetId, 'publish', { revision: 1 });
  const published = await post(second.widgetId, 'publish', { revision: 1 });
  const message = 'is also a keyword of “First”, so a text with it counts for only one of them';
  expect(published.json<{ warnings: object[] }>().warnings).toEqual([{ path: 'smsKeyword', message }]);
  await post(first.widgetId, 'pause');
  expect(await warnings()).toEqual([]);
  await post(second.widgetId, 'pause');
});

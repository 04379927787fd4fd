import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';

let test: TestApp;
let [owner, other]: Browser[] = [];
beforeAll(async () => {
  test = await openTestApp();
  [owner, other] = [await signUp(test.app), await signUp(test.app)];
});
afterAll(() => test.close());

const make = async (type: string) => {
  const made = await owner?.call('POST', '/widgets', { type, data: { main: { title: 'Ferns' } } });
  return made?.json<{ widgetId: number }>().widgetId ?? 0;
};
const publish = (widgetId: number, revision = 1) =>
  owner?.call('POST', `/widgets/${widgetId}/publish`, { revision });
const ask = async (widgetId: number, who = owner) => {
  const answer = await who?.call('GET', `/widgets/${widgetId}/ads-json`);
  return [answer?.statusCode, answer?.json()];
};

it('OWN-18 ENT-03 A-13 returns the JSON of an ad as published', async () => {
  const widgetId = await make('ads_json');
  await publish(widgetId);
  const message = (text: string) => ({
    message: {
      attachment: {
        type: 'template',
        payload: {
          template_type: 'button',
          text,
          buttons: [{ type: 'postback', title: 'Subscribe', payload: `w${widgetId}` }],
        },
      },
    },
  });
  expect(await ask(widgetId)).toEqual([200, message('Ferns')]);
  await owner?.call('PATCH', `/widgets/${widgetId}`, { revision: 2, data: { main: { title: 'Mosses' } } });
  expect(await ask(widgetId)).toEqual([200, message('Ferns')]);
  await publish(widgetId, 3);
  expect(await ask(widgetId)).toEqual([200, message('Mosses')]);
});

it('OWN-18 OWN-01 a draft, another type and another account have no ad JSON', async () => {
  const draft = await make('ads_json');
  const bar = await make('bar');
  await publish(bar);
  expect([await ask(draft), await ask(bar)]).toEqual([
    [200, { message: null }],
    [200, { message: null }],
  ]);
  await publish(draft);
  expect(await ask(draft, other)).toMatchObject([404, { code: 'not_found' }]);
});

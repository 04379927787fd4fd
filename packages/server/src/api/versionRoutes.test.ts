import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { openBrowser, signUp } from '../testing/signUp';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('OWN-20 C75 GET /version tells members what runs, and outsiders nothing', async () => {
  const owner = await signUp(test.app, 'Version');
  const answer = await owner.call('GET', '/version');
  expect(answer.json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: null,
    node: process.version,
  });
  const outside = await openBrowser(test.app).call('GET', '/version');
  expect([outside.statusCode, outside.body.includes(process.version)]).toEqual([401, false]);
  expect((await test.app.inject({ url: '/version', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

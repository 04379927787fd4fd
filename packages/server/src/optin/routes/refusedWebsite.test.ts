import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../../database/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { type Browser, openSampleBrowser } from '../../testing/signUp';

type Stranger = { host: string; refused: number; lastRefusedAt: string | null };
let test: TestApp;
let owner: Browser;
beforeAll(async () => {
  test = await openTestApp();
  owner = await openSampleBrowser(test);
});
afterAll(() => test.close());
/** A separate website for each test: counts are written a moment later. */
let site = '';
let count = 0;
beforeEach(() => {
  count += 1;
  site = `shop-${count}.example`;
});

const send = (origin: string) => postPhone(test.app, buildPhoneBody(), { origin });
const fetchStrangers = async (path: string) =>
  (await owner.call('GET', path)).json<{ strangers: Stranger[] }>().strangers;
const isCounted = (host: string, refused: number) =>
  waitUntil(
    async () =>
      (await fetchStrangers('/settings')).some((one) => one.host === host && one.refused === refused),
    30_000,
  );

describe('a number from a website that is not on the list', () => {
  it('NET-11 SMS-04 the visitor reads a sentence that does not mention the owner’s settings', async () => {
    const answer = await send(`https://${site}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { state: false, errors: ['We can’t take sign-ups here right now. Please try again later.'] },
    ]);
  });
  it('NET-11 OWN-03 the owner sees how many there were, where, and when the last one arrived', async () => {
    for (const _ of [1, 2, 3]) await send(`https://${site}:8443`);
    await send(`https://other-${site}`);
    expect(await isCounted(site, 3)).toBe(true);
    expect(await isCounted(`other-${site}`, 1)).toBe(true);
    await send(`https://${site}`);
    expect(await isCounted(site, 4)).toBe(true);
    const [first] = (await fetchStrangers('/install')).filter(({ host }) => host === site);
    expect(first).toMatchObject({ refused: 4 });
    expect(Date.now() - Date.parse(first?.lastRefusedAt ?? '')).toBeLessThan(60_000);
  });
  it('NET-11 OWN-03 accepts it once its owner has added it', async () => {
    await send(`https://${site}`);
    expect(await isCounted(site, 1)).toBe(true);
    const { whitelist } = (await owner.call('GET', '/settings')).json();
    await owner.call('PATCH', '/settings', { whitelist: [...whitelist, site] });
    expect((await fetchStrangers('/settings')).map(({ host }) => host)).not.toContain(site);
    await owner.call('PATCH', '/settings', { whitelist });
  });
  it('NET-11 logs a warning with the website, but without the number', async () => {
    test.lines.length = 0;
    await send(`https://${site}`);
    const [line = ''] = test.lines.filter((one) => one.includes(site));
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      accountId: 1001,
      widgetId: 5001,
      host: site,
    });
    expect(test.lines.join()).not.toContain('4155552671');
  });
  it.each(['null', '', 'chrome-extension://abc'])(
    'NET-11 NET-12 rejects a call without a website (%j) and does not count it',
    async (origin) => {
      expect((await send(origin)).json().state).toBe(false);
      await send(`https://${site}`);
      expect(await isCounted(site, 1)).toBe(true);
      const hosts = (await fetchStrangers('/settings')).map(({ host }) => host);
      expect(hosts.filter((host) => !host.includes('shop-'))).toEqual([]);
    },
  );
  it.each([
    ['a number that is taken', {}],
    ['one that is refused for another reason', { phone_number: 'call me' }],
  ])('NET-11 does not count %s from an authorized website', async (_, parts) => {
    await postPhone(test.app, buildPhoneBody(parts));
    await send(`https://${site}`);
    expect(await isCounted(site, 1)).toBe(true);
    const listed = await test.sql`select from refusals where host = 'shop.example.com'`;
    expect(listed).toEqual([]);
  });
});

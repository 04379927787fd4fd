import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../database/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app, 'Moss & Co');
});
afterAll(() => test.close());

const change = (body: object) => owner.call('PATCH', '/settings', body);

describe('settings', () => {
  it('OWN-02 are read and changed one by one, and are live within a second', async () => {
    expect((await owner.call('GET', '/settings')).json()).toMatchObject({
      accountId: owner.accountId,
      pageName: 'Moss & Co',
      planBadge: true,
      smsProvider: 'none',
      smsQuietHours: true,
      smsDailyParts: 500,
      whitelist: [],
    });
    const body = {
      pageName: 'Moss',
      fbPageId: '12345',
      appId: '678',
      widgetPhone: '(415) 555-2671',
      smsChannelConnected: true,
      locale: 'de_DE',
      timeZone: 'Europe/Berlin',
      planBadge: false,
      isEuAffected: true,
      messengerMode: 'plugin',
      termsUrl: 'https://moss.example/terms',
      smsLegalExtra: 'Reply STOP to end.',
      smsProvider: 'sandbox',
      messengerProvider: 'sandbox',
      smsDoubleOptIn: true,
      smsQuietHours: false,
      smsCountries: ['US', 'DE'],
      smsDailyParts: 20,
      smsPartPriceMinor: 3,
      smsDailySpendMinor: 50,
      supportContact: 'help@moss.example',
    };
    const answer = await change(body);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { ...body, widgetPhone: '+14155552671' }]);
    const served = async () => (await test.app.inject(`/widget/bootstrap?page_id=${owner.accountId}`)).json();
    expect(await waitUntil(async () => (await served()).page_name === 'Moss', 1000)).toBe(true);
    expect(await served()).toMatchObject({
      locale: 'de_DE',
      badge: false,
      is_eu_affected: true,
      fb_page_id: '12345',
    });
    await change({ pageName: 'Moss', locale: 'fr_FR' });
    expect((await owner.call('GET', '/audit')).json().entries[0]).toMatchObject({
      action: 'settings.changed',
      details: { before: { locale: 'de_DE' }, after: { locale: 'fr_FR' } },
    });
    expect((await change({ smsDailySpendMinor: null, smsCountries: [] })).json()).toMatchObject({
      smsDailySpendMinor: null,
      smsCountries: [],
      smsProvider: 'sandbox',
    });
    expect((await change({ termsUrl: null })).json().termsUrl).toBe(null);
  });

  it.each([
    ['pageName', ''],
    ['fbPageId', 'abc'],
    ['widgetPhone', '123'],
    ['country', 'XX'],
    ['country', 'us'],
    ['locale', 'English'],
    ['timeZone', 'Berlin'],
    ['timeZone', '+02:00'],
    ['timeZone', 'CET'],
    ['termsUrl', 'javascript:alert(1)'],
    ['messengerMode', 'pigeon'],
    ['planBadge', 'yes'],
    ['smsProvider', 'pigeon'],
    ['messengerProvider', 'twilio'],
    ['smsProvider', 'twilio'],
    ['messengerProvider', 'messenger'],
    ['smsDailyParts', -1],
    ['smsPartPriceMinor', 1.5],
    ['accountId', 7],
  ])('OWN-02 C03 refuses %s=%s by its path', async (name, value) => {
    const answer = await change({ [name]: value });
    expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, name]);
  });

  it('OWN-03 stores websites as hosts, and names invalid ones', async () => {
    const { whitelist } = (
      await change({
        whitelist: [
          'https://Shop.Example.com:8443/a?b',
          '*.example.net',
          'bücher.example',
          'shop.example.com',
          '*.bücher.example',
        ],
      })
    ).json();
    expect(whitelist).toEqual(['shop.example.com', '*.example.net', 'bücher.example', '*.bücher.example']);
    const bad = await change({
      whitelist: ['good.example', 'no good', '*', 'a.*.example', 'https://u:p@x.example', ''],
    });
    expect([bad.statusCode, bad.json().fields.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['whitelist.1', 'whitelist.2', 'whitelist.3', 'whitelist.4', 'whitelist.5'],
    ]);
  });

  it('OWN-03 OWN-04 a website is seen once its page loads the script', async () => {
    await change({ whitelist: ['shop.example.com', '*.example.net', 'bücher.example'] });
    const sites = async () => {
      const { sites: list, strangers } = (await owner.call('GET', '/settings')).json();
      const seen = list
        .filter(({ isSeen }: { isSeen: boolean }) => isSeen)
        .map(({ host }: { host: string }) => host);
      return { seen, strangers: strangers.map(({ host }: { host: string }) => host) };
    };
    expect(await sites()).toEqual({ seen: [], strangers: [] });
    expect((await owner.call('GET', '/install')).json()).toMatchObject({
      script: `<script src="http://localhost/${owner.accountId}.js" async></script>`,
      isSeen: false,
    });
    for (const referer of [
      'https://shop.example.com/',
      'https://a.b.example.net/x',
      'https://evil.example/',
      'http://xn--bcher-kva.example/',
      'nonsense',
    ]) {
      await test.app.inject({ url: `/${owner.accountId}.js`, headers: { referer } });
    }
    expect(await waitUntil(async () => (await sites()).seen.length === 3, 30_000)).toBe(true);
    expect(await sites()).toEqual({
      seen: ['shop.example.com', '*.example.net', 'bücher.example'],
      strangers: ['evil.example'],
    });
    expect((await owner.call('GET', '/install')).json().isSeen).toBe(true);
  });

  it('OWN-10 C02 returns a stored value that does not match the schema, without unknown fields', async () => {
    const app = await test.build({ owner: { ...testOwner, checksAnswers: false } });
    const program = openBrowser(app, owner.cookie);
    const names = Object.keys((await program.call('GET', '/settings')).json()).sort();
    await test.sql`update accounts set fb_sdk_version = 'odd' where account_id = ${owner.accountId}`;
    const odd = await program.call('GET', '/settings');
    expect([odd.statusCode, odd.json().fbSdkVersion, Object.keys(odd.json()).sort()]).toEqual([
      200,
      'odd',
      names,
    ]);
    expect(test.lines.join('')).toContain('an answer does not match its schema');
    await test.sql`update accounts set fb_sdk_version = 'v3.1' where account_id = ${owner.accountId}`;
  });
});

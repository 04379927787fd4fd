import { bootstrapVersion, noticeMark, parseBootstrap, smsLegalText } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import type { StoredWidget } from '../../accounts/pure/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { buildBootstrap } from './buildBootstrap';

const [modal] = sampleWidgets;
if (!modal) throw new Error('The sample has no widget.');

describe('buildBootstrap', () => {
  it('BOOT-01 OWN-20 the contract reads the sample account completely', () => {
    const { config, problems } = buildBootstrap(sampleAccount, sampleWidgets);
    expect(problems).toEqual([]);
    const parsed = parseBootstrap(JSON.parse(JSON.stringify(config)));
    if (!parsed.ok) throw new Error(parsed.error);
    expect(parsed.rejected).toEqual([]);
    expect(parsed.widgets).toHaveLength(sampleWidgets.length);
    expect(parsed.account).toMatchObject({
      pageId: '1001',
      page_name: 'Fern & Fig',
      whitelist: sampleAccount.whitelist,
      sms_channel_connected: true,
      badge: true,
      terms_url: sampleAccount.termsUrl,
    });
    expect(parsed.widgets?.[0]).toMatchObject({ widget_id: '5001', widget_type: 'modal', channel: 'sms' });
    expect(parsed.widgets?.[0]?.data.main.whenDisplay).toEqual(['scroll', 30]);
  });

  it.each([
    ['link', '', '1001'],
    ['link', '42', '42'],
    ['plugin', '', undefined],
  ] as const)('PIX-16 NET-06 in %s mode an app id of "%s" is sent as %s', (messengerMode, appId, sent) => {
    const { config } = buildBootstrap({ ...sampleAccount, messengerMode, appId }, []);
    expect(config['appId'] || undefined).toBe(sent);
  });

  it('BOOT-13 leaves out a widget that cannot be read and names its id; leaves out other kinds silently', () => {
    const { config, problems } = buildBootstrap(sampleAccount, [
      modal,
      { ...modal, widgetId: 5002, channel: 'pigeon' },
      { ...modal, widgetId: 5003, widgetType: 'ref-url' },
    ]);
    expect((config['widgets'] as { widget_id: string }[]).map(({ widget_id }) => widget_id)).toEqual([
      '5001',
    ]);
    expect(problems).toEqual([expect.stringMatching(/^widget 5002 was left out: /)]);
  });

  it('BOOT-01 DEF-28 it is marked as parsed, complete with defaults, and has no host', () => {
    const { config } = buildBootstrap(sampleAccount, sampleWidgets);
    expect(config).toMatchObject({ v: bootstrapVersion, widgets: [{ data: { main: { opacity: 50 } } }] });
    expect('host' in config).toBe(false);
  });

  it('BOOT-01 sends nothing that an account does not have', () => {
    const { config } = buildBootstrap({ ...sampleAccount, termsUrl: null, privacyUrl: null }, []);
    expect(
      ['terms_url', 'privacy_url', 'defaultSize', 'sms_legal_extra'].filter((name) => name in config),
    ).toEqual([]);
  });
});

it('LAY-01 A-34 contains the badge link only if the installation sets one', () => {
  const badgeUrl = 'https://example.com/widgets';
  expect(buildBootstrap(sampleAccount, [], badgeUrl).config['badge_url']).toBe(badgeUrl);
  expect('badge_url' in buildBootstrap(sampleAccount, []).config).toBe(false);
});

describe('listNotices', () => {
  const account = { ...sampleAccount, smsLegalExtra: 'Up to 4 messages a month.' };
  const list = (...widgets: StoredWidget[]) => buildBootstrap(account, widgets).notices;

  it('SMS-11 is the notice of the form with the words of its button, under its page’s fingerprint', () => {
    const input = {
      pageName: 'Fern & Fig',
      termsUrl: 'https://fernandfig.example/terms',
      privacyUrl: 'https://fernandfig.example/privacy',
      extra: 'Up to 4 messages a month.',
    };
    expect(list({ ...modal, version: 7 })).toEqual([
      {
        widgetId: 5001,
        widgetVersion: 7,
        mark: noticeMark(input, 'Text me my 10%'),
        consentText: smsLegalText(input),
        textVersion: '1',
        buttonLabel: 'Text me my 10%',
      },
    ]);
  });

  it('SMS-11 a widget without its own words has the default ones, a broken one none', () => {
    expect(list({ ...modal, data: {} })[0]?.buttonLabel).toBe('Subscribe');
    expect(list({ ...modal, data: { main: 'broken' } })).toEqual([]);
  });

  it.each([
    ['modal', 'sms', {}, 1],
    ['modal', 'fb', {}, 0],
    ['omnichat', 'omni', { channels: { enable_sms: true } }, 1],
    ['omnichat', 'omni', {}, 0],
  ])('a %s on %s with %o has %d notices', (widgetType, channel, data, count) => {
    expect(list({ ...modal, widgetType, channel, data })).toHaveLength(count);
  });
});

import { lists, parseBootstrap, supportsChannel } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../data/Draft';
import { isDrawn } from '../fields/isDrawn';
import { previewOrder } from './previewOrder';
import { statesFor } from './statesFor';

const draft = (data: Draft['data'] = {}): Draft => ({ channel: 'sms', smsKeyword: 'HI', data });
const view = { state: 'initial', scheme: 'light' } as const;
const widgetOf = (...given: Parameters<typeof previewOrder>) => {
  const parsed = parseBootstrap(previewOrder(...given).order.config);
  return parsed.ok ? parsed.widgets?.[0] : undefined;
};
const kinds = lists.runtimeTypes.flatMap((type) =>
  lists.channels
    .filter((channel) => supportsChannel(type, channel))
    .map((channel) => [type, channel] as const),
);

describe('previewOrder', () => {
  it.each(kinds)(
    'OWN-08 a new %s on %s is a configuration that pages accept, in each of its states',
    (type, channel) => {
      for (const { state } of statesFor(type, channel)) {
        const wanted = { type, draft: { ...draft(), channel }, account: {} };
        expect(widgetOf(wanted, { ...view, state })).toMatchObject({ widget_type: type, channel });
      }
    },
  );
  it('OWN-08 shows it despite rules about when and where, and keeps text and colors', () => {
    const data = {
      main: { title: 'Hello', colors: { background: '#123456' }, whenDisplay: ['delay', 9] },
      setup: { urlWhitelist: ['/x'], urlBlacklist: ['/'], hideOnMobile: 'mobile', pixelId: '1' },
    };
    const widget = widgetOf({ type: 'box', draft: draft(data), account: {} }, view);
    expect(widget?.data.main).toMatchObject({ title: 'Hello', colors: { background: '#123456' } });
    expect(widget?.data.setup).toMatchObject({
      urlWhitelist: [],
      urlBlacklist: [],
      hideOnMobile: '',
      pixelId: '',
    });
  });
  it('OWN-08 A-45 A-17 shows an account under European law the text that its visitors tick', () => {
    const account = { isEuAffected: true, pageName: 'Fern' };
    const widget = widgetOf({ type: 'modal', draft: draft(), account }, view);
    expect(widget?.data.main.legalText).toMatch(/^I agree .* from Fern/);
    expect(
      widgetOf({ type: 'modal', draft: draft(), account: {} }, view)?.data.main.legalText,
    ).toBeUndefined();
  });
  it.each(['fb', 'sms'] as const)(
    'OWN-08 REND-04 an account under European law previews its widgets on %s as visitors see them',
    (channel) => {
      const euOf = (account: object, state: 'initial' | 'fallback' = 'initial') =>
        previewOrder({ type: 'modal', draft: { ...draft(), channel }, account }, { ...view, state }).order
          .config['is_eu_affected'];
      expect([euOf({ isEuAffected: true }), euOf({ isEuAffected: false }), euOf({}, 'fallback')]).toEqual([
        true,
        false,
        true,
      ]);
    },
  );
  it.each([
    ['bar', 'bottom', true],
    ['bar', 'top', false],
    ['modal', 'bottom', false],
  ] as const)(
    'OWN-08 BAR-06 a %s at the %s that scrolls away is drawn in view: %s',
    (type, barPlacement, is) => {
      const data = { main: { barPlacement, stickWithScroll: false } };
      const widget = widgetOf({ type, draft: draft(data), account: {} }, view);
      expect(widget?.data.main.stickWithScroll).toBe(is);
    },
  );
  it('OWN-08 SUB-17 a preview does not redirect to another page', () => {
    const data = { submitted: { action: 'redirect', redirectUrl: 'https://example.com' } };
    const wanted = { type: 'modal', draft: draft(data), account: {} } as const;
    expect(widgetOf(wanted, { ...view, state: 'submitted' })?.data.submitted.action).toBe('message');
    expect(widgetOf(wanted, view)?.data.submitted.action).toBe('redirect');
  });
  it('OWN-08 uses what the account has set, and placeholders for the rest', () => {
    const { config } = previewOrder(
      { type: 'modal', draft: draft(), account: { pageName: 'Fern', planBadge: false, fbPageId: '' } },
      view,
    ).order;
    expect(config).toMatchObject({ page_name: 'Fern', badge: false, fb_page_id: '100000000000000' });
  });
  it('OWN-08 OMNI-03 OMNI-08 a bubble gets no channel that its account has not set up; in a template, which has no account, it gets all', () => {
    const configOf = (account: object) =>
      previewOrder({ type: 'omnichat', draft: { ...draft(), channel: 'omni' }, account }, view).order.config;
    const closed = { fbPageId: '', widgetPhone: '', smsChannelConnected: false };
    expect(configOf(closed)).toMatchObject({
      fb_page_id: '',
      widget_phone: '',
      sms_channel_connected: false,
    });
    expect(configOf({})).toMatchObject({
      fb_page_id: '100000000000000',
      widget_phone: '+12025550100',
      sms_channel_connected: true,
    });
    expect(statesFor('omnichat', 'omni', false).map(({ state }) => state)).toEqual(['initial', 'closed']);
  });
  it('ENT-03 does not draw types that are not on a page', () => {
    expect(lists.otherKinds.filter(isDrawn)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBootstrap } from './parseBootstrap';

const modal = { widget_id: 2, widget_type: 'modal', channel: 'sms' };
function account(raw: unknown, handwritten?: object) {
  const parsed = parseBootstrap(raw, handwritten);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed;
}

describe('parseBootstrap', () => {
  it('BOOT-01 reads every key of the configuration', () => {
    const given = {
      host: 'https://h.example',
      pageId: '1001',
      fb_page_id: '5',
      appId: '6',
      widget_phone: '+1555',
      page_name: 'Fern',
      whitelist: ['a.example'],
      sms_channel_connected: true,
      defaultSize: 'large',
      fbSDKVersion: 'v9.0',
      fbSDKDebug: true,
      locale: 'de_DE',
      widgetLocale: 'fr_FR',
      is_eu_affected: true,
    };
    expect(account({ ...given, widgets: [] }).account).toMatchObject(given);
  });
  it('BOOT-09 the SDK version is v3.1 by default', () => {
    expect(account({ pageId: 1 }).account.fbSDKVersion).toBe('v3.1');
  });
  it('A-79 A-34 messenger mode and badge have their defaults', () => {
    expect(account({ pageId: 1 }).account).toMatchObject({ messenger_mode: 'plugin', badge: true });
  });
  it('BOOT-14 pageId may be a number, sections may be missing, texts may be empty', () => {
    const { account: read, widgets } = account({
      pageId: 1001,
      widgets: [
        {
          widget_id: 3,
          page_id: 1001,
          widget_type: 'bar',
          status: 'active',
          name: '',
          data: { main: { title: '' } },
        },
      ],
    });
    expect(read.pageId).toBe('1001');
    expect(widgets?.map(({ widget_id }) => widget_id)).toEqual(['3']);
  });
  it('BOOT-15 reports a configuration without widgets', () => {
    expect(account({ pageId: '1001', host: 'h' }).widgets).toBeUndefined();
    expect(account({ pageId: '1001', widgets: [] }).widgets).toEqual([]);
  });
  it('BOOT-13 of two widgets with one id keeps the first and names the second', () => {
    const second = { ...modal, widget_type: 'slide_in' };
    const parsed = account({
      pageId: 1,
      page_name: 'Fern',
      widgets: [modal, second, { ...modal, widget_id: 3 }],
    });
    expect(parsed.widgets?.map((one) => `${one.widget_id} ${one.widget_type}`)).toEqual([
      '2 modal',
      '3 modal',
    ]);
    expect(parsed.rejected).toEqual([
      { widgetId: '2', error: 'another widget of this configuration has the same id' },
    ]);
  });

  it('BOOT-13 a bad widget is named and affects no other', () => {
    const { widgets, rejected } = account({
      pageId: 1,
      widgets: [
        { widget_id: 1, widget_type: 'bar', data: 7 },
        modal,
        null,
        { widget_id: 9, widget_type: 'button', channel: 'sms' },
      ],
    });
    expect(widgets?.map(({ widget_id }) => widget_id)).toEqual(['2']);
    expect(rejected.map(({ widgetId }) => widgetId)).toEqual(['1', '(without id)', '9']);
    expect(rejected[2]?.error).toBe('unsupported widget: type button cannot use channel sms');
  });
  it('ENT-03 kinds without a page runtime are skipped without an error', () => {
    const { widgets, rejected } = account({
      pageId: 1,
      widgets: [{ widget_id: 1, widget_type: 'ref-url' }, modal],
    });
    expect([widgets?.length, rejected]).toEqual([1, []]);
  });
  it.each(['paused', 'draft', 'deleted', 'inactive', 'disabled', 'archived'])(
    'API-04 leaves out a widget whose status is %j',
    (status) => {
      expect(account({ pageId: 1, widgets: [{ ...modal, status }] }).widgets).toEqual([]);
    },
  );
  it.each([
    [{}, 'pageId is missing'],
    [null, 'pageId is missing'],
    [{ pageId: '<b>' }, 'pageId must be short text: letters and digits'],
    [{ pageId: 1, widgets: {} }, 'widgets must be a list of up to 500 widgets'],
  ])('BOOT-14 %j is rejected with the reason', (raw, error) => {
    expect(parseBootstrap(raw)).toEqual({ ok: false, error });
  });
  it.each([
    ['whitelist', 5, 'whitelist must be a list of up to 500 items, not 5', undefined],
    ['badge', [], 'badge must be true or false, not Array', true],
    ['page_name', { a: 1 }, 'page_name must be text of up to 5000 characters, not Object', ''],
  ])(
    'BOOT-13 BOOT-14 a bad %s drops no widget: it counts as missing and is named',
    (name, raw, why, missing) => {
      const read = account({ pageId: 1, [name]: raw, widgets: [modal] });
      expect(read.dropped).toEqual([why]);
      expect(read.widgets).toHaveLength(1);
      expect((read.account as Record<string, unknown>)[name]).toEqual(missing);
    },
  );
  const main = (given: object) => ({ data: { main: given } });
  it.each([
    [main({ showDescription: '' }), 'main.showDescription must be true or false, not ""', true],
    [main({ opacity: '' }), 'main.opacity must be a number, not ""', 50],
    [main({ width: 350 }), 'main.width must be a unit (px or %) and a number above 0, not 350', undefined],
    [main({ image: false }), 'main.image must be an object, not false', {}],
    [main({ colors: 'red' }), 'main.colors must be an object, not "red"', expect.anything()],
    [
      main({ whenDisplay: 'soon' }),
      'main.whenDisplay must be a pair such as ["scroll", 30], not "soon"',
      ['scroll', 30],
    ],
    [main({ image: { gif: [] } }), 'main.image.gif must be text of up to 5000 characters, not Array', {}],
  ])(
    'BOOT-13 A-100 %j drops no widget: its default is used, and field and value are named',
    (given, why, missing) => {
      const [name = ''] = Object.keys(given.data.main);
      const read = account({ pageId: 1, widgets: [{ ...modal, ...given }] }, {});
      expect(read).toMatchObject({ rejected: [], dropped: [`widget 2, ${why}`] });
      const kept: Record<string, unknown> = { ...read.widgets?.[0]?.data.main };
      expect(kept[name]).toEqual(missing);
    },
  );
  it.each([
    [{ channel: '' }, 'channel must be one of fb, sms, omni, not ""', { channel: 'fb' }],
    [{ channel: 'none' }, 'channel must be one of fb, sms, omni, not "none"', { channel: 'fb' }],
    [
      { widget_type: 'omnichat', channel: 'none' },
      'channel must be one of fb, sms, omni, not "none"',
      { channel: 'omni' },
    ],
    [{ status: 'live' }, /^widget 2, status must be one of active, .*, not "live"$/, { status: 'active' }],
    [{ status: '' }, /not ""$/, { status: 'active' }],
    [{ name: {} }, /name must be text .* not Object$/, { name: '' }],
    [{ version: 'x' }, /version must be a number, not "x"/, { version: 1 }],
    [{ data: 'x' }, 'data must be an object, not "x"', {}],
    [{ data: { main: 5 } }, 'main must be an object, not 5', {}],
  ])('BOOT-13 API-04 A-100 %j drops no widget either', (given, why, kept) => {
    const { widgets, rejected, dropped } = account({ pageId: 1, widgets: [{ ...modal, ...given }] }, {});
    expect([widgets?.length, rejected, dropped.length]).toEqual([1, [], 1]);
    expect(dropped[0]).toMatch(why);
    expect(widgets?.[0]).toMatchObject(kept);
  });
  it('BOOT-13 A-100 several invalid values of one widget are all named, and a long one is cut', () => {
    const given = main({ opacity: 'x'.repeat(500), image: false, title: 'Join' });
    const { widgets, dropped } = account({ pageId: 1, widgets: [{ ...modal, ...given }] }, {});
    expect(widgets?.[0]?.data.main).toMatchObject({ title: 'Join', opacity: 50, image: {} });
    expect(dropped).toHaveLength(2);
    for (const line of dropped) expect(line.length).toBeLessThan(150);
  });
  it('BOOT-13 returns a result for any configuration', () => {
    const widgets = fc.array(fc.anything());
    fc.assert(
      fc.property(fc.record({ pageId: fc.constant(1), widgets }), (raw) => {
        for (const handwritten of [undefined, {}]) {
          const parsed = account({ ...raw, widgets: [...raw.widgets, modal] }, handwritten);
          expect(parsed.widgets?.some(({ widget_id }) => widget_id === '2')).toBe(true);
        }
      }),
    );
  });
  it("SMS-11 A-45 under European law every phone form has a consent text: the widget's own, or ours", () => {
    const form = { widget_id: 1, widget_type: 'modal', channel: 'sms' };
    const own = { ...form, widget_id: 2, data: { main: { legalText: 'Ours.' } } };
    const fb = { ...form, widget_id: 3, channel: 'fb' };
    const words = (is_eu_affected: boolean) =>
      account({ pageId: 1, page_name: 'Fern', is_eu_affected, widgets: [form, own, fb] }).widgets?.map(
        ({ data }) => data.main.legalText,
      );
    expect(words(true)).toEqual([expect.stringMatching(/^I agree .* from Fern/), 'Ours.', undefined]);
    expect(words(false)).toEqual([undefined, 'Ours.', undefined]);
  });
});

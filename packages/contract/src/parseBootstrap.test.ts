import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBootstrap } from './parseBootstrap';

const modal = { widget_id: 2, widget_type: 'modal', channel: 'sms' };
function account(raw: unknown) {
  const parsed = parseBootstrap(raw);
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
  it('BOOT-09 the SDK version is v3.1 unless given', () => {
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
  it('BOOT-15 a configuration without widgets says so', () => {
    expect(account({ pageId: '1001', host: 'h' }).widgets).toBeUndefined();
    expect(account({ pageId: '1001', widgets: [] }).widgets).toEqual([]);
  });
  it('BOOT-13 of two widgets with one id the first is kept, and the second is named', () => {
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

  it('BOOT-13 a bad widget is named and costs no other', () => {
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
  it('ENT-03 kinds without a page runtime are passed over without an error', () => {
    const { widgets, rejected } = account({
      pageId: 1,
      widgets: [{ widget_id: 1, widget_type: 'ref-url' }, modal],
    });
    expect([widgets?.length, rejected]).toEqual([1, []]);
  });
  it.each(['paused', 'draft', 'deleted', ''])('API-04 leaves out a widget whose status is %j', (status) => {
    expect(account({ pageId: 1, widgets: [{ ...modal, status }] }).widgets).toEqual([]);
  });
  it.each([
    [{}, 'pageId is missing'],
    [null, 'pageId is missing'],
    [{ pageId: '<b>' }, 'pageId must be a short text of letters and digits'],
    [{ pageId: 1, widgets: {} }, 'widgets must be a list of at most 500 widgets'],
  ])('BOOT-14 %j is refused with the reason', (raw, error) => {
    expect(parseBootstrap(raw)).toEqual({ ok: false, error });
  });
  it.each([
    ['whitelist', 5, 'whitelist must be a list of at most 500 texts', undefined],
    ['badge', [], 'badge must be true or false', true],
    ['page_name', { a: 1 }, 'page_name must be a text of at most 5000 characters', ''],
  ])(
    'BOOT-13 BOOT-14 a bad %s costs no widget: it counts as missing and is named',
    (name, raw, why, missing) => {
      const read = account({ pageId: 1, [name]: raw, widgets: [modal] });
      expect(read.dropped).toEqual([why]);
      expect(read.widgets).toHaveLength(1);
      expect((read.account as Record<string, unknown>)[name]).toEqual(missing);
    },
  );
  it('BOOT-13 answers to any configuration', () => {
    const widgets = fc.array(fc.anything());
    fc.assert(
      fc.property(fc.record({ pageId: fc.constant(1), widgets }), (raw) => {
        const parsed = account({ ...raw, widgets: [...raw.widgets, modal] });
        expect(parsed.widgets?.some(({ widget_id }) => widget_id === '2')).toBe(true);
      }),
    );
  });
  it('SMS-11 A-45 under European law every phone form has words of consent: the widget’s own, or ours', () => {
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

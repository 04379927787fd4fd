import { bootstrapVersion, parseBootstrap } from '@beckon/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as reader from '../config';
import { loadConfig } from './loadConfig';

const modal = { widget_id: 2, widget_type: 'modal', channel: 'sms' };
const page = { location: { protocol: 'https:' } } as Window;

function read(raw: object) {
  const warn = vi.fn<(message: string) => void>();
  const loadReader = vi.fn(() => Promise.resolve(reader));
  const config = loadConfig({ page, raw, origin: 'https://cdn.example', loadReader, warn });
  return { warn, loadReader, config };
}
const answer = (body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status: 200 }))),
  );
afterEach(() => vi.unstubAllGlobals());

describe('loadConfig', () => {
  it('BOOT-01 a configuration that the server has checked is used as it is, without the parser', async () => {
    const parsed = parseBootstrap({ pageId: 1, widgets: [modal] });
    if (!parsed.ok) throw new Error(parsed.error);
    const { config, loadReader } = read({ ...parsed.account, v: bootstrapVersion, widgets: parsed.widgets });
    expect((await config)?.widgets).toEqual(parsed.widgets);
    expect(loadReader).not.toHaveBeenCalled();
  });
  it('BOOT-13 one that is handwritten, or marked by another version, is parsed; bad widgets are named', async () => {
    for (const v of [undefined, 0, bootstrapVersion + 1]) {
      const { config, loadReader, warn } = read({
        v,
        pageId: 1,
        widgets: [modal, { widget_id: 9, widget_type: 'banner' }],
      });
      expect((await config)?.widgets.map(({ widget_id }) => widget_id)).toEqual(['2']);
      expect(loadReader).toHaveBeenCalledOnce();
      expect(warn.mock.calls).toEqual([
        [expect.stringMatching(/^widget 9 was left out: widget_type must be/)],
      ]);
    }
  });
  it('BOOT-13 A-100 an invalid value does not drop the widget; field and value are named', async () => {
    const data = { main: { opacity: '', title: 'Join' } };
    const { config, warn } = read({ pageId: 1, widgets: [{ ...modal, data }] });
    expect((await config)?.widgets[0]?.data.main).toMatchObject({ title: 'Join', opacity: 50 });
    expect(warn.mock.calls).toEqual([
      ['window.mcwidget: widget 2, main.opacity must be a number, not ""; its default is used'],
    ]);
  });
  it("BOOT-15 fetched data does not change the page's own fields, and an invalid one is named once", async () => {
    answer({ pageId: '1', page_name: 'Fern', locale: 'en_US', is_eu_affected: false, widgets: [modal] });
    const own = { pageId: 1, messenger_mode: 'link', locale: 'de_DE', is_eu_affected: true, badge: 'no' };
    const { config, warn } = read({ ...own, widgetLocale: null });
    const { account, widgets } = (await config) ?? {};
    expect(account).toMatchObject({
      pageId: '1',
      messenger_mode: 'link',
      locale: 'de_DE',
      is_eu_affected: true,
      page_name: 'Fern',
    });
    expect(widgets).toHaveLength(1);
    expect(warn.mock.calls).toEqual([
      ['window.mcwidget: badge must be true or false, not "no"; its default is used'],
    ]);
  });
  it('BOOT-14 an unreadable one is reported', async () => {
    const { config, warn } = read({ widgets: [] });
    expect([await config, warn.mock.calls.length]).toEqual([undefined, 1]);
  });
  it.each([
    ['its host', { host: 'https://h.example' }, 'https://h.example'],
    ['where the script came from', {}, 'https://cdn.example'],
  ])('BOOT-15 A-08 without widgets they are fetched from %s', async (_, given, host) => {
    answer({ pageId: '1', widgets: [modal] });
    const { config } = read({ pageId: '1', ...given });
    expect((await config)?.widgets).toHaveLength(1);
    expect(fetch).toHaveBeenCalledWith(`${host}/widget/bootstrap?page_id=1`, expect.anything());
  });
  it('BOOT-15 a host that has none either is not asked forever', async () => {
    answer({ pageId: '1' });
    const { config } = read({ pageId: '1' });
    expect((await config)?.widgets).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

import { bootstrapVersion, type PixelApi, type PublicApi } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opening, smsModal } from '../core/testing/started';
import { takeOver } from './Handover';
import { startStandalone } from './startStandalone';
import { borrowPage } from './testing/borrowPage';
import { partFrom, silentHost } from './testing/partFrom';

const globals = window as unknown as Record<string, unknown>;
let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
  // The build writes in what can be fetched; here time stands still, and nothing is fetched.
  vi.stubGlobal('__BECKON_PARTS__', { types: {} });
});
afterEach(() => giveBack());

/** A configuration as our server writes it. */
const served = (...given: object[]) => {
  const { account, widgets } = opening({ widgets: given });
  return { v: bootstrapVersion, ...account, widgets };
};
const hush = (how: 'info' | 'warn' | 'error') => vi.spyOn(console, how).mockImplementation(() => {});
const mc = (): PublicApi => globals['MC'] as PublicApi;
const hasMc = (): boolean => Object.hasOwn(window, 'MC');

describe('startStandalone', () => {
  it('OWN-08 OWN-11 does nothing on a page shown behind a preview', () => {
    window.name = 'mc_preview';
    globals['mcwidget'] = served(smsModal());
    startStandalone(window);
    window.name = '';
    expect([hasMc(), Object.hasOwn(window, 'MC_PIXEL'), takeOver(window)]).toEqual([false, false, undefined]);
  });
  it('LOAD-02 ERR-13 a page that already has MC: one log line, nothing else', () => {
    const info = hush('info');
    globals['mcwidget'] = served();
    const mine = { host: 'own' };
    globals['MC'] = mine;
    startStandalone(window);
    expect(info.mock.calls).toEqual([['Beckon: MC is already on this page']]);
    expect([globals['MC'], Object.hasOwn(window, 'MC_PIXEL'), takeOver(window)]).toEqual([
      mine,
      false,
      undefined,
    ]);
  });
  it('LOAD-02 an element named MC does not count', () => {
    globals['mcwidget'] = served();
    globals['MC'] = document.createElement('form');
    startStandalone(window);
    expect(globals['MC']).toBeTypeOf('function');
  });
  it.each([undefined, null, 'text', 7])(
    'LOAD-28 a run that finds %s as configuration does not claim MC',
    (config) => {
      if (config !== undefined) globals['mcwidget'] = config;
      startStandalone(window);
      expect([hasMc(), Object.hasOwn(window, 'MC_PIXEL')]).toEqual([false, false]);
    },
  );
  it('LOAD-28 A-77 a configuration assigned later starts it then', () => {
    startStandalone(window);
    globals['mcwidget'] = served(smsModal());
    expect([hasMc(), mc().getWidgetList().length]).toEqual([true, 1]);
  });
  it('LOAD-27 two runs create one MC', () => {
    const info = hush('info');
    globals['mcwidget'] = served();
    startStandalone(window);
    const first = globals['MC'];
    startStandalone(window);
    expect(first).toBeTypeOf('function');
    expect([globals['MC'] === first, info.mock.calls.length]).toEqual([true, 1]);
  });
  it('OPEN-09 OPEN-17 on a prerendered page it waits until a visitor sees it', () => {
    const page = document as Document & { prerendering?: boolean };
    page.prerendering = true;
    globals['mcwidget'] = served();
    startStandalone(window);
    expect([hasMc(), Object.hasOwn(window, 'MC_PIXEL')]).toEqual([false, false]);
    delete page.prerendering;
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(globals['MC']).toBeTypeOf('function');
  });
  it('PIX-01 LOAD-29 a configuration without a page id has widgets and no pixel, and the console says so', () => {
    const warn = hush('warn');
    globals['mcwidget'] = { ...served(smsModal()), pageId: '' };
    startStandalone(window);
    expect([hasMc(), Object.hasOwn(window, 'MC_PIXEL')]).toEqual([true, false]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('Page Id is required!')]]);
  });
});

describe('when MC is available', () => {
  it('A-01 API-03 API-04 it is complete at once, before the page is parsed, and so is every handle', () => {
    globals['mcwidget'] = served(smsModal());
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    startStandalone(window);
    expect([mc().getWidgetList().length, mc().getWidget(5)?.type, mc().getWidget(6)]).toEqual([
      1,
      'modal',
      null,
    ]);
  });
  it('A-01 LOAD-05 it is complete in mcInitialized', () => {
    const seen: unknown[] = [];
    globals['mcInitialized'] = (given: PublicApi) =>
      seen.push(given === mc(), given.getWidgetList().length, given.getWidget(5)?.type, given.getWidget(6));
    globals['mcwidget'] = served(smsModal());
    startStandalone(window);
    expect(seen).toEqual([true, 1, 'modal', null]);
  });
  it('A-01 LOAD-03 the host gets started, initialized and ready on its window, in this order', () => {
    const heard: string[] = [];
    for (const name of ['ready', 'initialized', 'started'])
      window.addEventListener(`mcwidget:${name}`, () => heard.push(name));
    globals['mcwidget'] = served(smsModal());
    startStandalone(window);
    expect(heard).toEqual(['started', 'initialized', 'ready']);
  });
  it('PIX-23 LOAD-29 the pixel is available before it', () => {
    const seen: unknown[] = [];
    window.addEventListener('mcwidget:started', () => seen.push(Object.hasOwn(window, 'MC_PIXEL')));
    globals['mcwidget'] = served();
    startStandalone(window);
    expect(seen).toEqual([true]);
  });
  it('A-01 LOAD-27 a page whose configuration is being parsed is claimed, and shows no MC yet', () => {
    const info = hush('info');
    globals['mcwidget'] = { pageId: '1', host: silentHost, widgets: [] };
    startStandalone(window);
    startStandalone(window);
    expect([hasMc(), info.mock.calls.length]).toEqual([false, 1]);
  });
  it('BOOT-02 LOAD-03 the runtime takes over the configuration of the page', () => {
    globals['mcwidget'] = served(smsModal());
    startStandalone(window);
    expect(takeOver(window)?.config).toMatchObject({
      account: { pageId: '1001', host: 'https://h.example' },
      widgets: [{ widget_id: '5', widget_type: 'modal' }],
    });
  });
  it('DISP-03 DISP-09 DISP-16 everything that a widget may wait for can be watched', async () => {
    hush('error');
    globals['mcwidget'] = served(
      smsModal({ whenDisplay: ['anchor', 'end'] }),
      smsModal({ whenDisplay: ['exit_intent'] }, {}, 6),
      smsModal({ whenDisplay: ['scroll', 30] }, { setup: { urlBlacklist: ['/'] } }, 7),
    );
    document.body.innerHTML = '<p id="end">The end</p>';
    startStandalone(window);
    document.dispatchEvent(new MouseEvent('mouseout', { clientY: 1 }));
    const seen = takeOver(window)?.seen;
    // A page that can't scroll counts as read once it has settled.
    await vi.waitFor(() => expect(seen?.().page).toMatchObject({ exitIntent: true, maxScroll: 100 }));
  });
});

describe('what /widget.js watches', () => {
  it.each([
    [['immediately'], 0],
    [['scroll', 30], 1],
  ])('DISP-23 LOAD-26 for %j it listens to the scrolling of the page %i times', (whenDisplay, times) => {
    hush('error');
    globals['mcwidget'] = served(smsModal({ whenDisplay }));
    const listen = vi.spyOn(window, 'addEventListener');
    startStandalone(window);
    const kinds = listen.mock.calls.map(([kind]) => String(kind));
    expect(kinds.filter((kind) => kind === 'scroll')).toHaveLength(times);
  });
});

describe('a page that the visitor leaves early', () => {
  it.each([
    ['https://w.example/', 'https://w.example/pixel/leave'],
    ['w.example', '//w.example/pixel/leave'],
  ])('EVT-05 A-84 with the host %s sends what waits to %s', (host, address) => {
    const sendBeacon = vi.fn();
    Object.assign(navigator, { sendBeacon });
    hush('error');
    globals['mcwidget'] = { pageId: 1001, host };
    startStandalone(window);
    (globals['MC_PIXEL'] as PixelApi).fireLogEvent('seen');
    window.dispatchEvent(new Event('pagehide'));
    Reflect.deleteProperty(navigator, 'sendBeacon');
    expect(sendBeacon.mock.calls).toEqual([[address, expect.stringContaining('"seen"')]]);
  });
});

describe('a handwritten configuration', () => {
  const others = 'export const onIdle = () => {}; export const arrive = () => ({ accept() {}, send() {} });';
  const reader = (code: string): string => partFrom(`${others} export const parseRawConfig = ${code};`);
  it('BOOT-14 BOOT-15 is parsed by a separate part, and the page starts then', async () => {
    const { account, widgets } = opening({ widgets: [smsModal()] });
    const host = reader(`async ({ raw, pageProtocol }) => ({ ...raw.whole, pageProtocol })`);
    globals['mcwidget'] = { pageId: 1001, host, whole: { account, widgets } };
    startStandalone(window);
    expect(hasMc()).toBe(false);
    vi.useRealTimers();
    await expect.poll(hasMc).toBe(true);
    expect(mc().getWidgetList()).toEqual([{ widgetId: 5, name: '', type: 'modal' }]);
  });
  it("BOOT-13 one that can't be used leaves the page without MC", async () => {
    globals['mcwidget'] = { pageId: 1, host: reader(`async () => { globalThis.wasRead = true }`) };
    startStandalone(window);
    vi.useRealTimers();
    await expect.poll(() => globals['wasRead']).toBe(true);
    expect(hasMc()).toBe(false);
  });
  it("ERR-15 a part that can't be fetched is reported in the console", async () => {
    const error = hush('error');
    globals['mcwidget'] = { pageId: 1, host: reader('nothing.at.all') };
    startStandalone(window);
    vi.useRealTimers();
    await expect.poll(() => error.mock.calls.map(([whose]) => whose)).toEqual(['Beckon:']);
    expect(hasMc()).toBe(false);
  });
});

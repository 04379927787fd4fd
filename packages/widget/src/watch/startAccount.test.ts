import { bootstrapVersion, compileWatch, type PublicApi } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeAllowed } from '../core/conditions/routeAllowed';
import { opening, smsModal } from '../core/testing/started';
import type { AccountFacts } from './account';
import { takeOver } from './Handover';
import { startAccount } from './startAccount';
import { startStandalone } from './startStandalone';
import { borrowPage } from './testing/borrowPage';
import { silentHost } from './testing/partFrom';

const globals = window as unknown as Record<string, unknown>;
let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
  vi.stubGlobal('__BECKON_PARTS__', { types: {} });
});
afterEach(() => {
  for (const name of ['getElementById', 'createElement', 'querySelector', 'querySelectorAll', 'head'])
    Reflect.deleteProperty(document, name);
  giveBack();
});

const whole = (pageId = '1001', ...given: object[]) => {
  const { account, widgets } = opening({ widgets: given, account: { pageId, appId: '42' } });
  return { v: bootstrapVersion, ...account, widgets };
};
/** What the server writes into an account's script. */
function account(pageId = '1001', ...given: object[]): AccountFacts {
  const served = whole(pageId, ...given);
  return {
    facts: compileWatch(served.widgets),
    config: JSON.stringify(served),
    host: 'https://h.example',
    pageId,
    appId: '42',
    addresses: { acting: 'a.js', later: 'l.js', sending: 's.js', types: {} },
    watchers: {},
    isRouteAllowed: routeAllowed,
  };
}
const hush = (how: 'info' | 'warn' | 'error') => vi.spyOn(console, how).mockImplementation(() => {});
const scripts = (): Element[] => [...document.querySelectorAll('script#mcwidget-core')];
const box = { widget_id: 20, widget_type: 'box', channel: 'sms' };
const mc = (): PublicApi => globals['MC'] as PublicApi;
const addTag = (): void => {
  const script = document.createElement('script');
  script.id = 'mcwidget-core';
  document.head.append(script);
};

describe('the script of an account', () => {
  it('OWN-08 OWN-11 does nothing on a page shown behind a preview: nothing is drawn, stored or sent', () => {
    const before = Object.keys(window);
    window.name = 'mc_preview';
    startAccount(window, account('1001', smsModal()));
    window.name = '';
    expect(Object.keys(window)).toEqual(before);
    expect([scripts(), takeOver(window), localStorage.length]).toEqual([[], undefined, 0]);
  });
  it('OWN-05 LOAD-01 LOAD-26 starts its widgets and leaves no other name behind', () => {
    const before = new Set(Object.keys(window));
    startAccount(window, account('1001', smsModal()));
    expect(mc().getWidgetList()).toEqual([{ widgetId: 5, name: '', type: 'modal' }]);
    const callbacks = ['mcInitialized', 'mcAsyncInit'];
    const added = Object.keys(window).filter((name) => !before.has(name) && !callbacks.includes(name));
    expect(added.sort()).toEqual(['MC', 'MC_PIXEL', 'mcwidget']);
  });
  it('A-77 marks the page with the script element that hosts and other copies look for', () => {
    startAccount(window, account());
    expect([scripts().length, scripts()[0]?.parentElement, scripts()[0]?.getAttribute('src')]).toEqual([
      1,
      document.head,
      null,
    ]);
  });
  it('BOOT-14 A-77 window.mcwidget can be read, and is parsed only then, once', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const facts = account('1001', smsModal());
    startAccount(window, facts);
    const parsed = () => parse.mock.calls.filter(([text]) => text === facts.config).length;
    expect(parsed()).toBe(0);
    const first = globals['mcwidget'];
    expect([first, globals['mcwidget'] === first, parsed()]).toEqual([whole('1001', smsModal()), true, 1]);
    expect(Object.keys(window)).toContain('mcwidget');
  });
  it('BOOT-14 LOAD-26 a host that assigns window.mcwidget reads back what it assigned', () => {
    startAccount(window, account());
    const own = { pageId: 'own' };
    globals['mcwidget'] = own;
    expect(globals['mcwidget']).toBe(own);
    globals['mcwidget'] = 7;
    expect(globals['mcwidget']).toBe(7);
  });
  it("BOOT-02 the runtime takes over the whole configuration and the account's origin", () => {
    startAccount(window, account('1001', smsModal()));
    const { widgets, ...rest } = whole('1001', smsModal());
    expect(takeOver(window)).toMatchObject({
      config: { account: rest, widgets },
      origin: 'https://h.example',
    });
  });
  it('PIX-01 LOAD-29 the pixel belongs to the account', () => {
    startAccount(window, account('2002'));
    expect(globals['MC_PIXEL']).toMatchObject({ sessionData: { pageId: '2002' } });
  });
  it('OPEN-09 OPEN-17 LOAD-27 A53 on a prerendered page it waits, and keeps its place', () => {
    const info = hush('info');
    const page = document as Document & { prerendering?: boolean };
    page.prerendering = true;
    startAccount(window, account('1001'));
    expect([Object.hasOwn(window, 'MC'), scripts().length]).toEqual([false, 1]);
    startAccount(window, account('2002'));
    expect(info).toHaveBeenCalledOnce();
    delete page.prerendering;
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(takeOver(window)?.config.account.pageId).toBe('1001');
  });
});

describe('when MC is available', () => {
  it('A-01 API-03 API-04 it is complete at once, before the page is parsed, and so is every handle', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    startAccount(window, account('1001', smsModal(), box));
    expect(mc().getWidgetList()).toEqual([
      { widgetId: 5, name: '', type: 'modal' },
      { widgetId: 20, name: '', type: 'box' },
    ]);
    expect([mc().getWidget(5)?.type, mc().getWidget('20')?.type, mc().getWidget(6)]).toEqual([
      'modal',
      'box',
      null,
    ]);
  });
  it('A-01 LOAD-05 it is complete in mcInitialized', () => {
    const seen: unknown[] = [];
    globals['mcInitialized'] = (given: PublicApi) =>
      seen.push(given === mc(), given.getWidgetList().length, given.getWidget(20)?.type, given.getWidget(6));
    startAccount(window, account('1001', smsModal(), box));
    expect(seen).toEqual([true, 2, 'box', null]);
  });
});

describe('a page that is already taken', () => {
  it('LOAD-02 ERR-13 by its own MC is left alone, with one line in the console', () => {
    const info = hush('info');
    const mine = { of: 'the host' };
    Object.assign(globals, { MC: mine, mcwidget: 'of the host' });
    startAccount(window, account());
    expect([globals['MC'], globals['mcwidget'], scripts().length]).toEqual([mine, 'of the host', 0]);
    expect(Object.hasOwn(window, 'MC_PIXEL')).toBe(false);
    expect(info.mock.calls).toEqual([['Beckon: MC is already on this page']]);
  });
  it('LOAD-27 A38 by another account stays with that account', () => {
    const info = hush('info');
    startAccount(window, account('1001', smsModal()));
    const first = globals['MC'];
    startAccount(window, account('2002'));
    expect([globals['MC'] === first, scripts().length, info.mock.calls.length]).toEqual([true, 1, 1]);
    expect(globals['mcwidget']).toMatchObject({ pageId: '1001' });
  });
  it('LOAD-27 by a copy that is still reading its configuration stays with that copy', () => {
    const info = hush('info');
    globals['mcwidget'] = { pageId: '1', host: silentHost };
    startStandalone(window);
    startAccount(window, account());
    expect([Object.hasOwn(window, 'MC'), scripts().length, info.mock.calls.length]).toEqual([false, 0, 1]);
  });
});

describe('next to /widget.js', () => {
  it('LOAD-28 A-77 one that waits for a configuration gets it, and starts once', () => {
    const info = hush('info');
    addTag();
    startStandalone(window);
    expect(Object.hasOwn(window, 'MC')).toBe(false);
    startAccount(window, account('1001', smsModal()));
    expect([mc().getWidgetList().length, scripts().length, info.mock.calls]).toEqual([1, 1, []]);
    expect(globals['mcwidget']).toMatchObject({ pageId: '1001' });
  });
  it('LOAD-28 A-77 one that has not run yet finds it', () => {
    addTag();
    startAccount(window, account('1001', smsModal()));
    expect([Object.hasOwn(window, 'MC'), globals['mcwidget']]).toEqual([false, whole('1001', smsModal())]);
    startStandalone(window);
    expect(mc().getWidgetList()).toHaveLength(1);
  });
  it('LOAD-27 one that runs after it does nothing', () => {
    const info = hush('info');
    startAccount(window, account('1001', smsModal()));
    const first = globals['MC'];
    startStandalone(window);
    expect([globals['MC'] === first, info.mock.calls.length]).toEqual([true, 1]);
  });
  it('LOAD-27 A-77 one without its id, before or after it, starts no second app', () => {
    const info = hush('info');
    startStandalone(window);
    startAccount(window, account('1001', smsModal()));
    expect([mc().getWidgetList().length, scripts().length, info.mock.calls]).toEqual([1, 1, []]);
  });
});

describe('what a page may put in its way', () => {
  it('LOAD-02 LOAD-26 elements named like methods do no harm', () => {
    const image = document.createElement('img');
    Object.assign(document, {
      getElementById: image,
      createElement: image,
      querySelector: image,
      querySelectorAll: image,
    });
    Object.defineProperty(document, 'head', { value: image, configurable: true });
    startAccount(window, account('1001', smsModal()));
    for (const name of ['querySelectorAll', 'head']) Reflect.deleteProperty(document, name);
    expect([mc().getWidgetList().length, scripts()[0]?.parentElement]).toEqual([1, document.head]);
  });
  it('LOAD-02 an element named MC or mcwidget is not another app', () => {
    Object.assign(globals, { MC: document.createElement('form'), mcwidget: document.createElement('form') });
    startAccount(window, account('1001', smsModal()));
    expect(mc().getWidgetList()).toHaveLength(1);
    expect(globals['mcwidget']).toMatchObject({ pageId: '1001' });
  });
  it("LOAD-27 an element that only has the script's id does not keep it away", () => {
    document.body.innerHTML = '<div id="mcwidget-core"></div>';
    startAccount(window, account('1001', smsModal()));
    expect(mc()?.getWidgetList()).toHaveLength(1);
  });
});

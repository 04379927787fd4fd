import { bootstrapVersion, type PublicApi } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachOverlay } from './attachOverlay';
import { bodyOf } from './bodyOf';
import { ownValue } from './ownValue';
import { readBrowser } from './readBrowser';
import { scriptOrigin } from './scriptOrigin';
import { startRuntime } from './startRuntime';

const globals = window as unknown as Record<string, unknown>;
// The build writes in what can be fetched; here nothing can.
vi.stubGlobal('__BECKON_CHUNKS__', {});
// What a started runtime does a second later must not happen in the next test file.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['MC', 'mcwidget', Symbol.for('beckon.page')]) Reflect.deleteProperty(window, name);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('startRuntime', () => {
  it('LOAD-02 ERR-13 a page that has MC already: one log line, nothing else', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    globals['mcwidget'] = { v: bootstrapVersion, pageId: '1', widgets: [] };
    const mine = { host: 'own' };
    globals['MC'] = mine;
    startRuntime(window);
    expect(info.mock.calls).toEqual([
      ['Beckon: MC is already on this page; this copy of the loader does nothing'],
    ]);
    expect(globals['MC']).toBe(mine);
  });
  it.each([undefined, null, 'text', 7])(
    'LOAD-28 a run that finds %s as configuration does not claim MC',
    (config) => {
      if (config !== undefined) globals['mcwidget'] = config;
      startRuntime(window);
      expect(Object.hasOwn(window, 'MC')).toBe(false);
    },
  );
  it('LOAD-27 two runs make one MC', () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    globals['mcwidget'] = {
      v: bootstrapVersion,
      pageId: '1',
      host: 'https://h.example',
      whitelist: [],
      widgets: [],
    };
    startRuntime(window);
    const first = globals['MC'];
    startRuntime(window);
    expect(first).toBeTypeOf('function');
    expect(globals['MC']).toBe(first);
  });
  it('OPEN-09 OPEN-17 waits on a page that the browser only prerenders until a visitor sees it', () => {
    const page = document as Document & { prerendering?: boolean };
    page.prerendering = true;
    globals['mcwidget'] = { v: bootstrapVersion, pageId: '1', host: 'h.example', whitelist: [], widgets: [] };
    startRuntime(window);
    expect(Object.hasOwn(window, 'MC')).toBe(false);
    delete page.prerendering;
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(globals['MC']).toBeTypeOf('function');
  });
});

describe('when MC is there', () => {
  const modal = {
    widget_id: '5',
    widget_type: 'modal',
    channel: 'sms',
    name: '',
    data: { main: {}, setup: {} },
  };
  it('A-01 API-03 API-04 it is complete at once, before the page is read, and so is every handle', () => {
    globals['mcwidget'] = {
      v: bootstrapVersion,
      pageId: '1',
      host: 'h.example',
      whitelist: [],
      widgets: [modal],
    };
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    startRuntime(window);
    const mc = globals['MC'] as PublicApi;
    expect([mc.getWidgetList().length, mc.getWidget(5)?.type, mc.getWidget(6)]).toEqual([1, 'modal', null]);
  });
  it('A-01 LOAD-27 a page whose configuration is being read is claimed, and shows no MC yet', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('__BECKON_CHUNKS__', { config: 'never.js' });
    globals['mcwidget'] = { pageId: '1', widgets: [] };
    startRuntime(window);
    startRuntime(window);
    expect([Object.hasOwn(window, 'MC'), info.mock.calls.length]).toEqual([false, 1]);
    vi.stubGlobal('__BECKON_CHUNKS__', {});
  });
});

describe('what a page may put in our way', () => {
  it('LOAD-02 an element is no value, an inherited name is none either', () => {
    const image = document.createElement('img');
    const target = Object.create({ inherited: 1 }) as Record<string, unknown>;
    target['node'] = image;
    target['own'] = 'x';
    const read = (name: string) => ownValue(target as unknown as Window, name);
    expect([read('node'), read('inherited'), read('own'), read('missing')]).toEqual([
      undefined,
      undefined,
      'x',
      undefined,
    ]);
  });
  it('A-08 the origin comes from a real script element only', () => {
    const script = document.createElement('script');
    Object.defineProperty(script, 'src', { value: 'https://cdn.example/widget.js' });
    const image = Object.assign(document.createElement('img'), { src: 'https://evil.test/x.js' });
    const found = vi.spyOn(Document.prototype, 'getElementById');
    const at = (currentScript: unknown, byId: unknown = null) => {
      found.mockReturnValue(byId as HTMLElement);
      return scriptOrigin({ currentScript } as Document);
    };
    expect([at(script), at(image), at(null, script), at(image, image)]).toEqual([
      'https://cdn.example',
      undefined,
      'https://cdn.example',
      undefined,
    ]);
  });
});

describe('attachOverlay', () => {
  it('LOAD-16 A-81 its own element in the body, with its id and its title as undrawn text', () => {
    const host = attachOverlay(document, { widgetId: '5', title: '<b>Join</b>' });
    expect(host.parentElement).toBe(document.body);
    expect([host.className, host.dataset['widgetId'], host.textContent]).toEqual([
      'mcwidget-overlay',
      '5',
      '<b>Join</b>',
    ]);
    expect([host.shadowRoot?.childNodes.length, host.children.length]).toEqual([0, 0]);
  });
});

describe('bodyOf', () => {
  it('LOAD-02 LOAD-16 an element called body does not stand in its place', () => {
    const real = document.body;
    const form = document.createElement('form');
    real.append(form);
    const named = vi.spyOn(document, 'body', 'get').mockReturnValue(form);
    expect([document.body, bodyOf(document)]).toEqual([form, real]);
    expect(attachOverlay(document, { widgetId: '5', title: '' }).parentElement).toBe(real);
    named.mockRestore();
  });
});

describe('readBrowser', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
  it.each([
    ['an iPhone', iphone, 5, true, true],
    ['an iPad that says it is a Mac', mac, 5, true, true],
    ['a Mac', mac, 0, false, false],
    ['an Android phone', android, 5, true, false],
    ['a touch laptop', windows, 10, false, false],
  ])('DISP-19 A-26 %s', (_, userAgent, maxTouchPoints, isMobile, isIos) => {
    const page = { navigator: { userAgent, maxTouchPoints, language: 'en-GB' }, location: { hostname: 'h' } };
    expect(readBrowser(page as unknown as Window)).toEqual({
      hostname: 'h',
      userAgent,
      isMobile,
      isIos,
      language: 'en-GB',
    });
  });
});

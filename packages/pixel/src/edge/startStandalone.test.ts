import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePage } from '../testing/fakePage';
import { fakeServer } from '../testing/fakeServer';
import { createSender } from './createSender';
import { readScriptTag } from './readScriptTag';
import { startStandalone } from './startStandalone';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function tag(src: string, data: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: src });
  Object.assign(script.dataset, data);
  return script;
}

function alone(script: unknown, more: Record<string, unknown> = {}) {
  const tab = fakePage();
  tab.document.currentScript = script;
  Object.assign(tab.page, more);
  return tab;
}

describe('the tag of pixel.js', () => {
  const address = 'https://w.example/pixel.js';
  const config = { pageId: 5, appId: '9', host: 'h.example' };
  it.each([
    ['its attribute', tag(address, { pageId: '1001' }), { pageId: '1001' }],
    ['its attributes', tag(address, { pageId: '1001', appId: '77' }), { pageId: '1001', appId: '77' }],
    ['its address', tag(`${address}?page=1001&app=77`), { pageId: '1001', appId: '77' }],
    ['the attribute before the address', tag(`${address}?page=7`, { pageId: '1001' }), { pageId: '1001' }],
    ['the configuration of the page', tag(address), config],
  ])('PIX-01 the page id comes from %s', (_, script, read) => {
    const { page } = alone(script, { mcwidget: config });
    expect(readScriptTag(page)).toEqual({ config: read, origin: 'https://w.example' });
  });
  it('A-08 an element named currentScript does not pass for the script', () => {
    const image = Object.assign(document.createElement('img'), { src: 'https://evil.test/pixel.js?page=1' });
    expect(readScriptTag(alone(image).page)).toEqual({ config: {}, origin: '' });
  });
});

describe('startStandalone', () => {
  const start = (script: unknown, getJson = vi.fn()) => {
    vi.stubGlobal('__BECKON_CHUNKS__', { pixel: 'assets/pixel-1.js' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page } = alone(script);
    Object.defineProperty(page, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = fakeServer();
    const fetchPart = vi.fn(async () => ({
      arrive: (deps: Parameters<typeof createSender>[0]) => createSender({ ...deps, post: server.post }),
      getJson,
    }));
    const pixel = startStandalone(page, fetchPart);
    return { page, pixel, server, fetchPart, getJson };
  };
  it('PIX-23 STOR-03 works without widgets and without storage, and loads its other half from its own origin', async () => {
    const script = tag('https://w.example/pixel.js', { pageId: '1001', appId: '77' });
    const { page, server, fetchPart, getJson } = start(script);
    expect(page['MC_PIXEL']).toMatchObject({ sessionData: { pageId: '1001' } });
    await expect.poll(() => server.events()).toEqual(['new_pixel_session']);
    expect(fetchPart.mock.calls).toEqual([['https://w.example/assets/pixel-1.js']]);
    expect(getJson).not.toHaveBeenCalled();
  });
  it('A-80 requests an app id that the tag does not name, and the events wait for it', async () => {
    let answer = (_: unknown): void => {};
    const getJson = vi.fn(
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    const { server } = start(tag('https://w.example/pixel.js?page=10%2001'), getJson);
    await expect
      .poll(() => getJson.mock.calls)
      .toEqual([['https://w.example/widget/bootstrap?page_id=10%2001']]);
    expect(server.heard).toEqual([]);
    answer({ appId: '77', widgets: [] });
    await expect.poll(() => server.heard[0]?.body).toMatchObject({ app_id: '77' });
  });
  it("A-80 PIX-16 sends the page's own call that came before the app id was known", async () => {
    let answer = (_: unknown): void => {};
    const getJson = vi.fn(
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    const { pixel, server } = start(tag('https://w.example/pixel.js', { pageId: '1001' }), getJson);
    const call = pixel.api.fireLogEvent('add_to_cart');
    await expect.poll(() => getJson.mock.calls.length).toBe(1);
    answer({ appId: '77' });
    await call;
    await expect.poll(() => server.events()).toEqual(['new_pixel_session', 'add_to_cart']);
    expect(server.heard[1]?.body).toMatchObject({ app_id: '77' });
  });
  it('A-80 PIX-16 reports a call for which no app id could be requested', async () => {
    const getJson = vi.fn(() => Promise.reject(new Error('no network')));
    const { pixel } = start(tag('https://w.example/pixel.js', { pageId: '1001' }), getJson);
    await expect(pixel.api.fireLogEvent('add_to_cart')).rejects.toThrow('App Id is required');
  });
  it('A-80 LOAD-26 requests nothing while there is nothing to send', async () => {
    const stored = { sessionId: 'a'.repeat(32), pageId: '1001', hasOptedIn: false, token: null, custom: {} };
    vi.stubGlobal('__BECKON_CHUNKS__', { pixel: 'assets/pixel-1.js' });
    const { page } = alone(tag('https://w.example/pixel.js?page=1001'));
    const rested = vi.fn();
    const localStorage = {
      getItem: (key: string) => (key === 'pixel-session' ? JSON.stringify(stored) : null),
    };
    Object.assign(page, { localStorage, requestIdleCallback: (act: () => void) => rested(act()) });
    const fetchPart = vi.fn();
    expect(startStandalone(page, fetchPart).api.sessionData.sessionId).toBe(stored.sessionId);
    expect([rested.mock.calls.length, fetchPart.mock.calls.length]).toEqual([1, 0]);
  });
  it('PIX-01 ERR-04 a tag without a page id on a page without a configuration', () => {
    expect(() => start(tag('https://w.example/pixel.js'))).toThrow('Page Id is required!');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { openPixel, settle, tokenFor } from '../testing/openPixel';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the half that sends', () => {
  it('PIX-09 PIX-23 is fetched when the page has loaded and rests, unless the page has something to tell', async () => {
    const calm = openPixel({ isLoading: true });
    await settle();
    expect([calm.api.sessionData.pageId, calm.loading.mock.calls.length]).toEqual(['1001', 0]);
    calm.finishLoading();
    await settle();
    expect(calm.server.events()).toEqual(['new_pixel_session']);

    const busy = openPixel({ isLoading: true });
    await busy.api.fireLogEvent('seen');
    await settle();
    expect(busy.server.events()).toEqual(['new_pixel_session', 'seen']);
    busy.finishLoading();
    await settle();
    expect(busy.server.heard).toHaveLength(2);
  });
  it('PIX-09 EVT-05 a page that is left before it has loaded leaves its session to the next', async () => {
    const first = openPixel({ isLoading: true });
    await settle();
    const next = openPixel({ storage: first.storage });
    await settle();
    expect([first.loading.mock.calls.length, next.server.events()]).toEqual([0, ['new_pixel_session']]);
  });
  it('PIX-07 PIX-25 a page that is left before it has loaded leaves the token of its address to the next', async () => {
    const token = tokenFor(60);
    const first = openPixel({ isLoading: true, search: `?mcp_token=${token}` });
    await settle();
    first.hide();
    first.page.dispatchEvent(new Event('pagehide'));
    const next = openPixel({ storage: first.storage });
    await settle();
    expect(next.api.sessionData.token).toBe(token);
    expect(next.server.events()).toEqual(['new_pixel_session', 'auth']);
  });
  it('EVT-05 what was said before it could be fetched is sent by the next page', async () => {
    const load = () => Promise.reject(new Error('blocked'));
    const first = openPixel({ load });
    await expect(first.api.fireLogEvent('early', { a: 1 })).rejects.toThrow('blocked');
    const next = openPixel({ storage: first.storage });
    await settle();
    expect(next.server.events()).toEqual(['new_pixel_session', 'early']);
    expect(next.storage.data.has('pixel-queue')).toBe(false);
  });
  it('EVT-05 blocked for ever, it never fills the storage of the host', async () => {
    const { api, storage } = openPixel({ load: () => Promise.reject(new Error('blocked')) });
    for (let count = 0; count < 500; count++)
      api.fireLogEvent('x', { text: 'y'.repeat(500) }).catch(() => {});
    await settle();
    expect((storage.data.get('pixel-queue') ?? '').length * 2).toBeLessThanOrEqual(64 * 1024);
  });
  it('A-80 session events wait for the app id and are sent then, once', async () => {
    const tab = openPixel({ config: { pageId: '1001', host: 'h.example' } });
    await settle();
    expect(tab.server.heard).toEqual([]);
    tab.pixel.know({ appId: '77', host: 'h.example' });
    tab.pixel.know({ appId: '77', host: 'h.example' });
    await settle();
    expect(tab.server.heard.map(({ body }) => [body['event'], body['app_id']])).toEqual([
      ['new_pixel_session', '77'],
    ]);
  });
  it('PIX-16 an account without app id fetches nothing for its sessions', async () => {
    const { loading } = openPixel({ config: { pageId: '1001', appId: '', host: 'h.example' } });
    await settle();
    expect(loading).not.toHaveBeenCalled();
  });
  it('PIX-17 for a visitor with a token it is fetched ahead of the first conversion', async () => {
    const first = openPixel({ search: `?mcp_token=${tokenFor(60)}` });
    await settle();
    const next = openPixel({ storage: first.storage, server: fakeServer() });
    await settle();
    expect(next.loading).toHaveBeenCalledOnce();
    await next.api.fireLogMoneyEvent('buy', '19.90', 'EUR');
    await settle();
    expect(next.server.heard).toEqual([
      {
        path: '/pixel/logMoneyEvent',
        body: {
          event: 'buy',
          account_id: 1001,
          weight: '19.90',
          currency: 'EUR',
          token: next.api.sessionData.token,
          event_id: expect.any(String),
        },
      },
    ]);
  });
});

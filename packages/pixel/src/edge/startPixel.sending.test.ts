import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { openPixel, settle, tokenFor } from '../testing/openPixel';
import { startPixel } from './startPixel';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the sending half', () => {
  it('PIX-09 PIX-23 loads when the page has loaded and is idle, unless the page has something to send', async () => {
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
  it('PIX-09 EVT-05 a page left before it has loaded leaves its session to the next', async () => {
    const first = openPixel({ isLoading: true });
    await settle();
    const next = openPixel({ storage: first.storage });
    await settle();
    expect([first.loading.mock.calls.length, next.server.events()]).toEqual([0, ['new_pixel_session']]);
  });
  it('PIX-07 PIX-25 a page left before it has loaded leaves the token of its address to the next', async () => {
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
  it('EVT-05 calls made before it could load are sent by the next page', async () => {
    const load = () => Promise.reject(new Error('blocked'));
    const first = openPixel({ load });
    await expect(first.api.fireLogEvent('early', { a: 1 })).rejects.toThrow('blocked');
    const next = openPixel({ storage: first.storage });
    await settle();
    expect(next.server.events()).toEqual(['new_pixel_session', 'early']);
    expect(next.storage.data.has('pixel-queue')).toBe(false);
  });
  it('EVT-05 ERR-15 a failed request for it does not ruin the page: the next call requests it again, three times in all', async () => {
    const { server, loading } = openPixel();
    await settle();
    const blocked = (): Promise<never> => Promise.reject(new Error('blocked'));
    let tries = 0;
    const first = openPixel({ server, load: () => (tries++ < 2 ? blocked() : loading()) });
    // What comes while it is requested waits for the same answer.
    const together = [first.api.fireLogEvent('one'), first.api.fireLogEvent('two')];
    expect(await Promise.allSettled(together)).toMatchObject(Array(2).fill({ status: 'rejected' }));
    await expect(first.api.fireLogEvent('three')).rejects.toThrow('blocked');
    await first.api.fireLogEvent('four');
    await settle();
    expect([tries, server.events().slice(2)]).toEqual([3, ['one', 'two', 'three', 'four']]);

    const never = openPixel({ load: blocked });
    for (const name of ['one', 'two', 'three', 'four', 'five'])
      await expect(never.api.fireLogEvent(name)).rejects.toThrow('blocked');
    await settle();
    expect(never.loading).toHaveBeenCalledTimes(3);
  });
  it('OWN-11 EVT-05 a request that fails after the runtime brought that half changes nothing', async () => {
    const { server, loading } = openPixel();
    const hang = vi.fn<(done: unknown, fail: (error: Error) => void) => void>();
    const tab = openPixel({ server, load: () => new Promise<never>(hang) });
    const early = tab.api.fireLogEvent('early');
    tab.pixel.bring(await loading());
    hang.mock.lastCall?.[1](new Error('blocked'));
    await expect(early).rejects.toThrow('blocked');
    await tab.api.fireLogEvent('late');
    await settle();
    expect(tab.loading).toHaveBeenCalledTimes(1);
    expect(server.events()).toContain('late');
  });
  it("EVT-05 blocked forever, it never fills the host's storage", async () => {
    const { api, storage } = openPixel({ load: () => Promise.reject(new Error('blocked')) });
    for (let count = 0; count < 500; count++)
      api.fireLogEvent('x', { text: 'y'.repeat(500) }).catch(() => {});
    await settle();
    expect((storage.data.get('pixel-queue') ?? '').length * 2).toBeLessThanOrEqual(64 * 1024);
  });
  it('A-80 session events wait for the app id and are then sent, once', async () => {
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
  it('LOAD-27 A-80 the second copy adds the app id that the first does not know', async () => {
    const { page, api, pixel, server, storage, report } = openPixel({ config: { pageId: '1001' } });
    const again = (config: Record<string, unknown>) =>
      startPixel({ page, config, origin: '', store: storage.open(), load: async () => never, report });
    const never = { arrive: () => expect.unreachable() };
    expect([again({ pageId: 2002, appId: '78' }), again({ pageId: '1001' })]).toEqual([pixel, pixel]);
    await expect(api.fireLogEvent('early')).rejects.toThrow('App Id is required to fire event!');
    again({ pageId: 1001, appId: '77', host: 'https://h.example' });
    await api.fireLogEvent('seen');
    await settle();
    expect(server.heard.map(({ body }) => [body['event'], body['app_id']])).toEqual([
      ['new_pixel_session', '77'],
      ['seen', '77'],
    ]);
  });
  it('PIX-16 an account without an app id loads nothing for its sessions', async () => {
    const { loading } = openPixel({ config: { pageId: '1001', appId: '', host: 'h.example' } });
    await settle();
    expect(loading).not.toHaveBeenCalled();
  });
  it('PIX-17 for a visitor with a token it loads before the first conversion', async () => {
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

import type { PixelApi } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../testing/memoryStore';
import { openPixel, settle, tokenFor } from '../testing/openPixel';
import { saveHasOptedIn } from './changeSession';
import { logEvent } from './logEvent';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const stored = (storage: ReturnType<typeof memoryStore>, key = 'pixel-session') =>
  JSON.parse(storage.data.get(key) ?? 'null');

describe('the session of a page', () => {
  it('PIX-01 ERR-04 without a page id there is none, and no public object', () => {
    for (const pageId of [undefined, null, ''])
      expect(() => openPixel({ config: { pageId } })).toThrow('Page Id is required!');
  });
  it('PIX-02 PIX-03 PIX-04 PIX-05 the first visit creates and stores one', () => {
    const { storage, api } = openPixel();
    expect(api.sessionData).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      hasOptedIn: false,
      pageId: '1001',
      token: null,
      custom: {},
    });
    expect(stored(storage)).toEqual(api.sessionData);
  });
  it.each<[string, (pixel: ReturnType<typeof openPixel>) => unknown]>([
    ['it is read', ({ api }) => api.sessionData],
    ['an event is logged', ({ api }) => api.fireLogEvent('view')],
    ['the page is idle', () => settle()],
  ])('PIX-03 STOR-04 is not stored until it is needed: when %s', async (_, want) => {
    const pixel = openPixel();
    expect([pixel.storage.data.size, pixel.loading.mock.calls.length]).toEqual([0, 0]);
    await want(pixel);
    const kept = stored(pixel.storage);
    expect(kept).toMatchObject({ pageId: '1001' });
    await settle();
    expect([pixel.api.sessionData, stored(pixel.storage)]).toEqual([kept, kept]);
  });
  it('PIX-03 PIX-09 a page that is still loading settles it when it has loaded and is idle', async () => {
    const { storage, server, finishLoading } = openPixel({ isLoading: true });
    await settle();
    expect([storage.data.size, server.heard]).toEqual([0, []]);
    finishLoading();
    await settle();
    expect([stored(storage).pageId, server.events()]).toEqual(['1001', ['new_pixel_session']]);
  });
  it('PIX-02 it is one object as long as the page lives', async () => {
    const { api } = openPixel();
    const first = api.sessionData;
    await api.fireLogEvent('view');
    await settle();
    expect(api.sessionData).toBe(first);
  });
  it('PIX-04 two visitors at the same moment get two ids', () => {
    const [one, other] = [openPixel(), openPixel()];
    expect(one.api.sessionData.sessionId).not.toBe(other.api.sessionData.sessionId);
  });
  it('PIX-09 A-91 creating it sends the old and the new session data', async () => {
    const { server, api } = openPixel();
    await settle();
    expect(server.heard).toEqual([
      {
        path: '/pixel/logEvent',
        body: {
          app_id: '77',
          account_id: '1001',
          payload: { old_session: null, new_session: api.sessionData },
          event: 'new_pixel_session',
          session_id: api.sessionData.sessionId,
          session_data: api.sessionData,
          external_id: null,
          event_id: expect.any(String),
        },
      },
    ]);
  });
  it('PIX-08 the next page continues with it and sends nothing', async () => {
    const first = openPixel();
    await settle();
    const next = openPixel({ storage: first.storage, server: first.server });
    await settle();
    expect(next.api.sessionData).toEqual(first.api.sessionData);
    expect(next.loading).not.toHaveBeenCalled();
    expect(first.server.heard.length).toBe(1);
  });
  it('PIX-06 PIX-09 another page id replaces it', async () => {
    const first = openPixel();
    await settle();
    const next = openPixel({ ...first, config: { pageId: 2002, appId: '78', host: 'h.example' } });
    await settle();
    expect(next.api.sessionData).toMatchObject({ pageId: '2002' });
    expect(first.server.heard[1]?.body).toMatchObject({
      app_id: '78',
      payload: { old_session: first.api.sessionData, new_session: next.api.sessionData },
    });
  });
  it('PIX-07 PIX-09 PIX-10 PIX-12 a new valid token replaces it, and an auth event follows with the token', async () => {
    const first = openPixel();
    await settle();
    const token = tokenFor(60);
    const next = openPixel({ ...first, search: `?a=1&mcp_token=${encodeURIComponent(token)}?utm=x` });
    await settle();
    expect(next.api.sessionData.token).toBe(token);
    expect(next.api.sessionData.sessionId).not.toBe(first.api.sessionData.sessionId);
    expect(first.server.events()).toEqual(['new_pixel_session', 'new_pixel_session', 'auth']);
    expect(first.server.heard[2]?.body).toMatchObject({
      session_data: token,
      session_id: next.api.sessionData.sessionId,
    });
    const again = openPixel({ ...first, search: `?mcp_token=${token}` });
    await settle();
    expect(again.api.sessionData).toEqual(next.api.sessionData);
    expect(first.server.heard.length).toBe(3);
  });
  it.each([
    ['expired', () => tokenFor(-60)],
    ['unreadable', () => 'abc'],
    ['empty', () => ''],
  ])('PIX-07 PIX-13 A-53 a token that is %s changes nothing', async (_, token) => {
    const first = openPixel();
    const next = openPixel({ ...first, search: `?mcp_token=${token()}` });
    expect(next.api.sessionData).toEqual(first.api.sessionData);
  });
  it('PIX-25 LOAD-29 the session with its token exists from the moment the methods appear', () => {
    const token = tokenFor(60);
    const seen: unknown[] = [];
    openPixel({
      search: `?mcp_token=${token}`,
      load: () => new Promise(() => {}),
      prepare: (page) =>
        new Proxy(page, {
          defineProperty(target, name, descriptor) {
            seen.push([name, (descriptor.value as PixelApi).sessionData.token]);
            return Reflect.defineProperty(target, name, descriptor);
          },
        }),
    });
    expect(seen).toEqual([['MC_PIXEL', token]]);
  });
  it.each<[string, (pixel: ReturnType<typeof openPixel>) => unknown]>([
    ['the session is read', ({ api }) => api.sessionData],
    ['an event is logged', ({ api }) => api.fireLogConversionEvent('buy')],
    ['the page is idle', () => settle()],
  ])('PIX-25 a host that removes the token right away loses nothing, whenever %s', async (_, want) => {
    const token = tokenFor(60);
    const removeToken = (page: Window): void => {
      page.location.search = '';
    };
    const pixel = openPixel({
      search: `?mcp_token=${token}`,
      prepare: (page) =>
        new Proxy(page, {
          // The first moment at which a host can know that the pixel is there.
          defineProperty(target, name, descriptor) {
            removeToken(page);
            return Reflect.defineProperty(target, name, descriptor);
          },
        }),
    });
    expect(pixel.page.location.search).toBe('');
    await want(pixel);
    await settle();
    expect([pixel.api.sessionData.token, stored(pixel.storage).token]).toEqual([token, token]);
    const logged = pixel.server.events().filter((event) => event !== 'buy');
    expect(logged).toEqual(['new_pixel_session', 'auth']);
  });
  it('A-74 REF-08 a visitor known to the widgets keeps that id', () => {
    const storage = memoryStore(new Map([['widget-session', `{"sessionId":"${'c'.repeat(32)}"}`]]));
    expect(openPixel({ storage }).api.sessionData.sessionId).toBe('c'.repeat(32));
    const next = openPixel({ storage, search: `?mcp_token=${tokenFor(60)}` });
    expect(next.api.sessionData.sessionId).not.toBe('c'.repeat(32));
  });
  it('A-44 STOR-06 a new session drops the SMS ref of the old one, the same session keeps it', async () => {
    const { storage } = openPixel();
    await settle();
    storage.data.set('sms-keyword-ref', '"ref"');
    openPixel({ storage });
    await settle();
    expect(stored(storage, 'sms-keyword-ref')).toBe('ref');
    openPixel({ storage, search: `?mcp_token=${tokenFor(60)}` });
    await settle();
    expect(storage.data.has('sms-keyword-ref')).toBe(false);
  });
  it.each(['{', '7', 'null', '[]', '{"sessionId":"<b>"}'])(
    'STOR-01 PIX-05 a stored text like %s is not a session',
    (text) => {
      const storage = memoryStore(new Map([['pixel-session', text]]));
      expect(openPixel({ storage }).api.sessionData.sessionId).toMatch(/^[0-9a-f]{32}$/);
    },
  );
  it('PIX-11 the result of an opt-in check is stored, and visible on the page', () => {
    const { api, storage } = openPixel();
    saveHasOptedIn(api.sessionData, storage.store, true);
    expect([api.sessionData.hasOptedIn, stored(storage).hasOptedIn]).toEqual([true, true]);
    const next = openPixel({ storage });
    expect(next.api.sessionData.hasOptedIn).toBe(true);
  });
  it('PIX-11 it does not undo the session that another tab has created since', () => {
    const { api, storage } = openPixel();
    const mine = api.sessionData;
    const other = openPixel({ storage, search: `?mcp_token=${tokenFor(60)}` });
    const theirs = other.api.sessionData;
    expect(mine.sessionId).not.toBe(theirs.sessionId);
    saveHasOptedIn(mine, storage.open(), true);
    expect(stored(storage)).toEqual(theirs);
  });
});

describe('MC_PIXEL', () => {
  it('PIX-23 A-56 LOAD-29 an own property with three calls and the session', () => {
    const { page, api } = openPixel();
    expect(Object.hasOwn(page, 'MC_PIXEL')).toBe(true);
    expect(page['MC_PIXEL']).toBe(api);
    expect(
      [api.fireLogEvent, api.fireLogConversionEvent, api.fireLogMoneyEvent].map((call) => typeof call),
    ).toEqual(Array(3).fill('function'));
  });
  it('LOAD-27 a second copy reuses the first: one session, one set of events', async () => {
    const { start, pixel, server } = openPixel();
    expect(start()).toBe(pixel);
    await settle();
    expect(server.events()).toEqual(['new_pixel_session']);
  });
  it("LOAD-02 a host's own object of that name stays, and the session is still kept", async () => {
    const own = { fireLogEvent: 'mine' };
    const { page, storage } = openPixel({ prepare: (host) => Object.assign(host, { MC_PIXEL: own }) });
    await settle();
    expect([page['MC_PIXEL'], storage.data.has('pixel-session')]).toEqual([own, true]);
  });
  it('PIX-17 PIX-26 A-78 without a token: reported in the console and by the promise, nothing thrown, nothing fetched', async () => {
    const first = openPixel();
    await settle();
    const { api, report, loading, storage } = openPixel({ ...first });
    const call = api.fireLogMoneyEvent('buy', 5);
    await expect(call).rejects.toThrow('Token is required to fire event!');
    await expect(api.fireLogConversionEvent('buy')).rejects.toThrow('Token is required to fire event!');
    expect(report.mock.calls.map(([error]) => error.message)).toEqual(
      Array(2).fill('Token is required to fire event!'),
    );
    expect([loading.mock.calls.length, storage.data.has('pixel-queue')]).toEqual([0, false]);
  });
  it('PIX-15 PIX-16 PIX-18 PIX-19 PIX-26 the other errors reach console and promise the same way', async () => {
    const token = tokenFor(60);
    const { api, pixel, report } = openPixel({ search: `?mcp_token=${token}` });
    const fire = (call: () => Promise<void>): Promise<string> =>
      call().then(String, (error) => error.message);
    const heard = [
      await fire(() => api.fireLogEvent('')),
      await fire(() => api.fireLogMoneyEvent('buy', '')),
      await fire(() => api.fireLogMoneyEvent('buy', undefined as unknown as number)),
    ];
    pixel.know({ appId: '' });
    heard.push(await fire(() => api.fireLogEvent('x')));
    vi.setSystemTime(Date.now() + 120_000);
    heard.push(await fire(() => api.fireLogConversionEvent('buy')));
    expect(heard).toEqual([
      'Event is required to fire event!',
      'Weight is required to fire event!',
      'Weight is required to fire event!',
      'App Id is required to fire event!',
      'Token expired!',
    ]);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual(heard);
  });
  it('A-82 a call whose promise is ignored raises no unhandled rejection', async () => {
    const { process } = globalThis as unknown as {
      process: Record<'on' | 'off', (name: string, act: () => void) => void>;
    };
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    openPixel().api.fireLogConversionEvent('buy');
    openPixel().api.fireLogEvent('');
    vi.useRealTimers();
    await new Promise((done) => setTimeout(done));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
  it("PIX-26 data that JSON can't represent is an error of the promise, not of the page", async () => {
    const { api } = openPixel();
    const payload: Record<string, unknown> = {};
    payload['self'] = payload;
    await expect(api.fireLogEvent('x', payload)).rejects.toThrow(/circular/i);
  });
  it('EVT-05 NET-06 events of the runtime go the same way', async () => {
    const { pixel, server } = openPixel();
    logEvent(pixel, {
      app_id: '77',
      account_id: '1001',
      event: 'impression',
      payload: { a: 1 },
      session_id: 'x',
    });
    await settle();
    expect(server.heard[1]?.body).toMatchObject({ event: 'impression', payload: { a: 1 } });
  });
});

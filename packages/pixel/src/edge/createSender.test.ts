import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { memoryStore } from '../testing/memoryStore';
import { openPixel, settle } from '../testing/openPixel';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A returning visitor: nothing is sent except what the test says. */
async function returning(more: Parameters<typeof openPixel>[0] = {}) {
  const { storage } = openPixel({ ...more, isLoading: false });
  await settle();
  const tab = openPixel({ ...more, storage, server: fakeServer() });
  return tab;
}
const queueOf = (storage: ReturnType<typeof memoryStore>): unknown[] =>
  JSON.parse(storage.data.get('pixel-queue') ?? '[]');

describe('sending', () => {
  it('PIX-23 NET-06 in call order, one after the other', async () => {
    const { api, server } = await returning();
    await Promise.all(['a', 'b', 'c'].map((event) => api.fireLogEvent(event)));
    expect(server.events()).toEqual(['a']);
    await settle();
    expect(server.events()).toEqual(['a', 'b', 'c']);
    expect(server.kept.size).toBe(3);
  });
  it('PIX-23 A-78 the promise resolves when the event is stored, whatever the server does', async () => {
    const { api, server } = await returning();
    server.state.isSilent = true;
    await expect(api.fireLogEvent('x')).resolves.toBeUndefined();
  });
  it('PIX-21 does not report bots: the server knows the user agent and has the patterns', async () => {
    const { api, server } = await returning({ userAgent: 'Googlebot/2.1' });
    await api.fireLogEvent('x');
    await settle();
    expect(server.heard[0]?.body).not.toHaveProperty('b');
  });
  it('EVT-05 each event has its own id, the same for every try', async () => {
    const { api, server } = await returning();
    server.state.status = 503;
    await api.fireLogEvent('x');
    await settle();
    server.state.status = 200;
    await vi.advanceTimersByTimeAsync(3000);
    await api.fireLogEvent('x');
    await settle();
    const [first, second, third] = server.heard.map(({ body }) => body['event_id']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second === first, third === first, server.kept.size]).toEqual([true, false, 2]);
  });
  it('PIX-23 the payload is sent as it was at the time of the call', async () => {
    const { api, server } = await returning();
    const payload = { step: 1 };
    const taken = api.fireLogEvent('x', payload);
    payload.step = 2;
    await taken;
    await settle();
    expect(server.heard[0]?.body['payload']).toEqual({ step: 1 });
  });
  it('NET-10 a rejected event is dropped with a message to the developer, and the next one is sent', async () => {
    const { api, server, report, storage } = await returning();
    server.state.status = 400;
    await api.fireLogEvent('bad');
    await settle();
    server.state.status = 200;
    await api.fireLogEvent('good');
    await settle();
    expect(server.events()).toEqual(['bad', 'good']);
    expect(report.mock.calls).toEqual([[expect.stringMatching(/refused the event "bad" \(status 400\)/)]]);
    expect(storage.data.has('pixel-queue')).toBe(false);
  });
});

describe('retries', () => {
  it('EVT-05 a server in trouble is tried after 3 s, 6 s, 12 s, once each time', async () => {
    const { api, server } = await returning();
    server.state.status = 500;
    await Promise.all([api.fireLogEvent('a'), api.fireLogEvent('b')]);
    await settle();
    const tries = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms);
      return server.heard.length;
    };
    expect(await tries(0)).toBe(1);
    expect(await tries(2999)).toBe(1);
    expect(await tries(1)).toBe(2);
    expect(await tries(5999)).toBe(2);
    server.state.status = 200;
    expect(await tries(1)).toBe(4);
    expect(server.kept.size).toBe(2);
  });
  it('EVT-05 waiting events survive a reload and keep their pause', async () => {
    const first = await returning();
    first.server.state.status = 503;
    await first.api.fireLogEvent('x');
    await settle();
    vi.clearAllTimers();
    const next = openPixel({ storage: first.storage });
    await settle();
    expect(next.server.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(next.server.events()).toEqual(['x']);
  });
  it('EVT-05 offline nothing is tried; once online it is sent at once', async () => {
    const { api, server, connect } = await returning();
    connect(false);
    await api.fireLogEvent('x');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.heard).toEqual([]);
    connect(true);
    await settle();
    expect(server.events()).toEqual(['x']);
  });
  it('EVT-05 a restored connection ends the pause', async () => {
    const { api, server, connect } = await returning();
    server.state.status = 0;
    await api.fireLogEvent('x');
    await settle();
    server.state.status = 200;
    connect(true);
    await settle();
    expect(server.kept.size).toBe(1);
  });
  it.each([-1, 1])('EVT-05 a clock that jumps by %d day stops nothing', async (days) => {
    const { api, server } = await returning();
    server.state.status = 503;
    await api.fireLogEvent('x');
    await settle();
    server.state.status = 200;
    vi.setSystemTime(Date.now() + days * 86_400_000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.kept.size).toBe(1);
  });
  it('EVT-05 A53 a prerendered page sends nothing before its visit', async () => {
    const tab = openPixel({ isPrerendering: true });
    await settle();
    expect(tab.server.heard).toEqual([]);
    tab.activate();
    await settle();
    expect(tab.server.events()).toEqual(['new_pixel_session']);
  });
});

describe('leaving', () => {
  it('EVT-05 everything that waits is sent at once, and nothing twice', async () => {
    const { api, server, hide, page, storage } = await returning();
    server.state.isSilent = true;
    await Promise.all(['a', 'b', 'c'].map((event) => api.fireLogEvent(event)));
    page.dispatchEvent(new Event('pagehide'));
    hide();
    expect(server.events()).toEqual(['a', 'b', 'c']);
    expect(queueOf(storage).length).toBe(3);
  });
  it('EVT-05 events never tried before are sent on leaving, even if an earlier request has just failed', async () => {
    const { api, server, page } = await returning();
    server.state.status = 503;
    await Promise.all(['a', 'b'].map((event) => api.fireLogEvent(event)));
    await settle();
    expect(server.events()).toEqual(['a']);
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(server.events()).toEqual(['a', 'b']);
  });
  it('EVT-05 on a page that is still loading nothing waits for a response: Chromium fires no event when the visitor leaves', async () => {
    const { storage } = await returning();
    const { api, server, page, finishLoading } = openPixel({ isLoading: true, storage });
    server.state.isSilent = true;
    await Promise.all(['a', 'b'].map((event) => api.fireLogEvent(event)));
    expect(server.events()).toEqual(['a', 'b']);
    finishLoading();
    page.dispatchEvent(new Event('pagehide'));
    expect(server.events()).toEqual(['a', 'b']);
  });
  it('EVT-05 a hidden tab sends too: it may get no event when the visitor leaves', async () => {
    const { api, server, hide } = await returning();
    server.state.isSilent = true;
    await Promise.all(['a', 'b'].map((event) => api.fireLogEvent(event)));
    hide();
    expect(server.events()).toEqual(['a', 'b']);
  });
  it('EVT-05 if the visitor leaves during a send, the next page sends it again with the same id, after a while', async () => {
    const first = await returning();
    first.server.state.isSilent = true;
    await first.api.fireLogEvent('x');
    const next = openPixel({ storage: first.storage });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(next.server.heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    const ids = [...first.server.heard, ...next.server.heard].map(({ body }) => body['event_id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(next.storage.data.has('pixel-queue')).toBe(false);
  });
  it('EVT-05 D28 no more than a browser accepts on leaving; the rest waits for the next page', async () => {
    const { api, server, page, storage } = await returning();
    server.state.isSilent = true;
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const event of names) await api.fireLogEvent(event, { text: 'x'.repeat(4800) });
    page.dispatchEvent(new Event('pagehide'));
    expect(server.events()).toEqual(['a', 'b', 'c', 'd']);
    expect(queueOf(storage).length).toBe(6);
  });
  it('EVT-05 A51 five tabs send each event once', async () => {
    const first = await returning();
    first.connect(false);
    for (const event of ['a', 'b', 'c']) await first.api.fireLogEvent(event);
    const server = fakeServer();
    for (let tab = 0; tab < 5; tab++) openPixel({ storage: first.storage, server });
    await settle();
    expect(server.events()).toEqual(['a', 'b', 'c']);
  });
});

describe('storage', () => {
  it('STOR-02 STOR-03 full: the event is sent from memory, with one console message', async () => {
    const { api, server, storage } = await returning();
    storage.state.letters = 0;
    await api.fireLogEvent('a');
    await api.fireLogEvent('b');
    await settle();
    expect(server.events()).toEqual(['a', 'b']);
    expect(storage.complaints.length).toBe(1);
    expect(storage.data.has('pixel-queue')).toBe(false);
  });
  it('STOR-03 PIX-05 blocked: a session for this page, and its events', async () => {
    const storage = memoryStore();
    storage.state.letters = -1;
    const { api, server } = openPixel({ storage });
    await api.fireLogEvent('x');
    await settle();
    expect(server.events()).toEqual(['new_pixel_session', 'x']);
    expect(api.sessionData.sessionId).toMatch(/^[0-9a-f]{32}$/);
  });
  it('EVT-05 A49 never more than 64 KB and 100 events; what does not fit rejects the promise', async () => {
    const { api, storage, connect } = await returning();
    connect(false);
    const calls = Array.from({ length: 300 }, (_, at) =>
      api.fireLogEvent(`e${at}`, { text: 'ü'.repeat(at) }),
    );
    const ends = await Promise.allSettled(calls);
    expect((storage.data.get('pixel-queue') ?? '').length * 2).toBeLessThanOrEqual(64 * 1024);
    expect(queueOf(storage).length).toBeLessThanOrEqual(100);
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(queueOf(storage).length);
    await expect(api.fireLogEvent('x', { text: 'x'.repeat(40_000) })).rejects.toThrow(
      'the event was not kept',
    );
  });
});

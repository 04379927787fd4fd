import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPixel, settle, tokenFor } from '../testing/openPixel';
import { createSender } from './createSender';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** The sending half never loads. */
const never = () => new Promise<never>(() => {});
const early = (more: Parameters<typeof openPixel>[0] = {}) => openPixel({ load: never, ...more });
const named = ({ beacons }: ReturnType<typeof openPixel>) =>
  beacons.map(({ entries }) => entries.map(({ event }) => event));

describe('a page that the visitor leaves before the sending half has loaded', () => {
  it('EVT-05 D27 sends everything that waits, as stored, in a request that needs no preflight', () => {
    const tab = early();
    tab.api.fireLogEvent('seen', { plant: 'fern' });
    expect(tab.beacons).toEqual([]);
    tab.leave();
    expect(tab.beacons).toEqual([
      {
        url: 'https://cdn.example/pixel/leave',
        entries: JSON.parse(tab.storage.data.get('pixel-queue') ?? ''),
      },
    ]);
    expect(named(tab)).toEqual([['new_pixel_session', 'seen']]);
    expect(tab.beacons[0]?.entries[1]).toMatchObject({
      call: 'logEvent',
      payload: { plant: 'fern' },
      session: { pageId: '1001' },
    });
  });
  it('EVT-05 still keeps it: if it does not arrive, the next page sends it under the same id', async () => {
    const tab = early();
    tab.api.fireLogEvent('seen');
    tab.leave();
    const next = openPixel({ storage: tab.storage });
    await settle();
    expect(next.server.events()).toEqual(['new_pixel_session', 'seen']);
  });
  it('EVT-05 PIX-07 also sends the token of its address, and a session that was never read', () => {
    const tab = early({ isLoading: true, search: `?mcp_token=${tokenFor(60)}` });
    tab.leave();
    expect(named(tab)).toEqual([['new_pixel_session', 'auth']]);
  });
  it('EVT-05 NET-07 NET-08 sends a conversion and a sale at once: a redirect may follow, and a page that is still loading gets no event', () => {
    const tab = early({ isLoading: true, search: `?mcp_token=${tokenFor(60)}` });
    tab.api.fireLogEvent('seen');
    expect(tab.beacons).toHaveLength(0);
    tab.api.fireLogMoneyEvent('bought', '9.90', 'EUR');
    tab.api.fireLogConversionEvent('joined');
    expect(named(tab)).toEqual([
      ['new_pixel_session', 'auth', 'seen', 'bought'],
      ['new_pixel_session', 'auth', 'seen', 'bought', 'joined'],
    ]);
    expect(tab.beacons[0]?.entries[3]).toMatchObject({
      call: 'logMoneyEvent',
      weight: '9.90',
      currency: 'EUR',
    });
  });
  it('EVT-05 once that half has loaded, it sends what waits, and nothing is sent twice', async () => {
    const tab = openPixel();
    await settle();
    tab.server.state.isSilent = true;
    await tab.api.fireLogEvent('seen');
    tab.leave();
    expect([tab.beacons, tab.server.events()]).toEqual([[], ['new_pixel_session', 'seen']]);
  });
  it('PIX-26 ERR-15 without beacons, the next page sends it', async () => {
    const tab = early({ hasBeacons: false, search: `?mcp_token=${tokenFor(60)}` });
    tab.api.fireLogMoneyEvent('bought', 5).catch(() => {});
    expect(() => tab.leave()).not.toThrow();
    const next = openPixel({ storage: tab.storage });
    await settle();
    expect(next.server.events()).toContain('bought');
  });
});

describe('leaving a page with more than a browser accepts', () => {
  /** Earlier pages could not send this many events, each of 2,600 bytes or more. */
  const withQueue = (events: number, more: Parameters<typeof openPixel>[0] = {}) => {
    const before = early();
    for (let at = 0; at < events; at += 1) before.api.fireLogEvent(`e${at}`, { note: '植'.repeat(850) });
    return early({ storage: before.storage, ...more });
  };
  it('EVT-05 OWN-11 sends only the page view; the next page sends the rest', () => {
    const tab = withQueue(27);
    vi.advanceTimersByTime(1000);
    tab.leave();
    expect(named(tab)).toEqual([['page_verdicts']]);
    expect(JSON.parse(tab.storage.data.get('pixel-queue') ?? '')).toHaveLength(28);
  });
  it('EVT-05 NET-08 sends a sale separately', () => {
    const tab = withQueue(27, { search: `?mcp_token=${tokenFor(60)}` });
    tab.api.fireLogMoneyEvent('bought', 5);
    expect(named(tab)).toEqual([['bought']]);
  });
  it('EVT-05 NET-08 sends a sale even if nothing more can be stored', () => {
    const tab = early({ search: `?mcp_token=${tokenFor(60)}` });
    const kept = tab.storage.data.get('pixel-queue') ?? '';
    tab.storage.data.set('pixel-queue', kept.replace(/]$/, `${' '.repeat(32_768 - kept.length)}]`));
    tab.api.fireLogMoneyEvent('bought', 5);
    expect(tab.storage.data.get('pixel-queue')).not.toContain('bought');
    expect(named(tab)).toEqual([['new_pixel_session', 'auth', 'bought']]);
  });
  it.each(['a sale', 'the end of the page'])(
    'PIX-26 ERR-15 beacons that a host has broken raise no error, with %s',
    async (moment) => {
      const sendBeacon = () => {
        throw new TypeError('Illegal invocation');
      };
      const tab = early({
        search: `?mcp_token=${tokenFor(60)}`,
        prepare: (page) => Object.assign(page, { navigator: { onLine: true, sendBeacon } }),
      });
      const failed = vi.fn();
      if (moment === 'a sale') tab.api.fireLogMoneyEvent('bought', 5).catch(failed);
      else tab.leave();
      await settle();
      expect([failed.mock.calls, tab.report.mock.calls]).toEqual([[], []]);
    },
  );
});

describe('a page view', () => {
  /** A returning visitor without anything to send. */
  const returning = async (more: Parameters<typeof openPixel>[0] = {}) => {
    const { storage } = openPixel();
    await settle();
    return early({ storage, ...more });
  };
  it('OWN-11 EVT-05 of a short visit is sent on leaving, even if the part that counts views has not loaded', async () => {
    const tab = await returning();
    vi.advanceTimersByTime(1000);
    tab.leave();
    expect(named(tab)).toEqual([['page_verdicts']]);
    expect(tab.beacons[0]?.entries[0]).toMatchObject({
      call: 'logEvent',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      session: { sessionId: tab.api.sessionData.sessionId },
    });
    expect(tab.storage.data.has('pixel-queue')).toBe(false);
  });
  it('OWN-11 does not exist within the first second', async () => {
    const tab = await returning();
    vi.advanceTimersByTime(999);
    tab.leave();
    expect(tab.beacons).toEqual([]);
  });
  it('OWN-11 is not sent with a sale, but when the visitor leaves', async () => {
    const tab = early({ search: `?mcp_token=${tokenFor(60)}` });
    vi.advanceTimersByTime(2000);
    tab.api.fireLogMoneyEvent('bought', 5);
    expect(named(tab).flat()).not.toContain('page_verdicts');
    tab.leave();
    expect(named(tab)[1]).toEqual(['new_pixel_session', 'auth', 'bought', 'page_verdicts']);
  });
  it('OWN-11 EVT-05 is also sent when a host made the sending half load early, before views are counted', async () => {
    const tab = openPixel();
    await tab.api.fireLogEvent('seen');
    vi.advanceTimersByTime(1000);
    tab.leave();
    expect(named(tab)).toEqual([['page_verdicts']]);
  });
  it('OWN-11 is left to the runtime once that has brought the sending half, even if it counts nothing', async () => {
    const [brought, early] = [await returning(), openPixel()];
    await early.api.fireLogEvent('seen');
    for (const tab of [brought, early]) {
      tab.pixel.bring({ arrive: createSender });
      vi.advanceTimersByTime(2000);
      tab.leave();
      expect(tab.beacons).toEqual([]);
    }
  });
  it('OWN-11 is not counted on a page with only the pixel', async () => {
    const alone = await returning({ isAlone: true });
    vi.advanceTimersByTime(2000);
    alone.leave();
    expect(alone.beacons).toEqual([]);
  });
});

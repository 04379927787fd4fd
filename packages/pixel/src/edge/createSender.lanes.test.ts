import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { openPixel, settle, tokenFor } from '../testing/openPixel';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const search = () => `?mcp_token=${tokenFor(3600)}`;

describe('money and conversions', () => {
  it('NET-07 NET-08 EVT-05 wait neither for the session nor for each other', async () => {
    const server = fakeServer();
    server.state.silent = ['logEvent'];
    const { api } = openPixel({ server, search: search() });
    await settle();
    expect(server.events()).toEqual(['new_pixel_session']);
    api.fireLogEvent('seen');
    api.fireLogMoneyEvent('bought', 5);
    api.fireLogConversionEvent('joined');
    await settle();
    expect([...server.kept.values()].map(({ body }) => body['event']).sort()).toEqual(['bought', 'joined']);
  });
  it('NET-07 NET-08 EVT-05 go first, even when the visitor leaves the page', async () => {
    const tab = openPixel({ search: search() });
    await settle();
    tab.connect(false);
    for (const event of ['a', 'b']) await tab.api.fireLogEvent(event, { text: 'x'.repeat(9000) });
    await tab.api.fireLogConversionEvent('joined');
    await tab.api.fireLogMoneyEvent('bought', 5);
    const next = openPixel({ storage: tab.storage });
    await settle();
    expect(next.server.events().slice(0, 2)).toEqual(['bought', 'joined']);
    expect(next.server.kept.size).toBe(4);

    const left = openPixel({ search: search() });
    await settle();
    left.server.heard.length = 0;
    left.server.state.isSilent = true;
    for (const event of ['a', 'b', 'c']) await left.api.fireLogEvent(event, { text: 'x'.repeat(9800) });
    await Promise.all([left.api.fireLogMoneyEvent('bought', 5), left.api.fireLogMoneyEvent('bought', 6)]);
    left.leave();
    expect(left.server.events()).toEqual(['a', 'bought', 'bought', 'b']);
  });
  it.each([
    ['logEvent', ['joined', 'bought']],
    ['logConversionEvent', ['seen', 'bought']],
    ['logMoneyEvent', ['seen', 'joined']],
  ])(
    'EVT-05 a server in trouble with %s gets the others at once, and that one later',
    async (call, arrived) => {
      const { api, server } = openPixel({ search: search() });
      await settle();
      server.kept.clear();
      server.heard.length = 0;
      server.state.failing = [call];
      const say = () =>
        Promise.all([
          api.fireLogEvent('seen'),
          api.fireLogConversionEvent('joined'),
          api.fireLogMoneyEvent('bought', 5),
        ]);
      await say();
      await settle();
      const names = () => [...server.kept.values()].map(({ body }) => body['event']).sort();
      expect(names()).toEqual([...arrived].sort());
      await say();
      await settle();
      expect(names()).toEqual([...arrived, ...arrived].sort());
      server.state.failing = [];
      await vi.advanceTimersByTimeAsync(6000);
      expect(names()).toHaveLength(6);
    },
  );
  it('EVT-05 while one call is waiting, the others do not keep the page busy', async () => {
    const { api, server } = openPixel({ search: search() });
    await settle();
    server.state.silent = ['logEvent'];
    await Promise.all([api.fireLogEvent('a'), api.fireLogEvent('b'), api.fireLogMoneyEvent('bought', 5)]);
    await settle();
    const timers = vi.getTimerCount();
    await vi.advanceTimersByTimeAsync(10);
    expect([timers, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('what a page sets about its visitor', () => {
  it('NET-06 PIX-02 is sent with every event from then on, on this page and the next', async () => {
    const { api, server, storage } = openPixel();
    await settle();
    await api.set({ custom: { plan: 'gold' }, external_id: 'crm-7' });
    await api.set({ custom: { size: 3 } });
    expect(api.sessionData).toMatchObject({ custom: { plan: 'gold', size: 3 }, external_id: 'crm-7' });
    await api.fireLogEvent('seen');
    await settle();
    const next = openPixel({ storage, server });
    await next.api.fireLogEvent('again');
    await settle();
    const said = { external_id: 'crm-7', session_data: { custom: { plan: 'gold', size: 3 } } };
    expect(server.heard.slice(1).map(({ body }) => body)).toMatchObject([
      { event: 'seen', ...said },
      { event: 'again', ...said },
    ]);
  });
  it('NET-06 can be removed; a page that set nothing sends nothing', async () => {
    const { api, server } = openPixel();
    await api.fireLogEvent('bare');
    await api.set({ external_id: 'crm-7' });
    await api.set({ external_id: null });
    await api.fireLogEvent('taken back');
    await settle();
    for (const { body } of server.heard.slice(1))
      expect(body).toMatchObject({ external_id: null, session_data: null });
  });
  it("PIX-26 A-82 data that JSON can't represent rejects the promise and changes nothing", async () => {
    const { api, report } = openPixel();
    const custom: Record<string, unknown> = { a: 1 };
    custom['self'] = custom;
    await expect(api.set({ custom })).rejects.toThrow(/circular/i);
    expect([api.sessionData.custom, report.mock.calls.length]).toEqual([{}, 1]);
    await expect(api.set(undefined as never)).resolves.toBeUndefined();
    await expect(api.fireLogEvent('x')).resolves.toBeUndefined();
  });
  it('PIX-11 does not undo the session that another tab has created since', async () => {
    const { api, storage } = openPixel();
    const mine = api.sessionData;
    const theirs = openPixel({ storage, search: search() }).api.sessionData;
    await api.set({ external_id: 'crm-7' });
    expect(JSON.parse(storage.data.get('pixel-session') ?? '')).toEqual(theirs);
    expect(mine.external_id).toBe('crm-7');
  });
});

describe('a payload', () => {
  it.each([
    ['a text', 'fern', { value: 'fern' }],
    ['a number', 7, { value: 7 }],
    ['zero', 0, { value: 0 }],
    ['yes or no', false, { value: false }],
    ['a list', ['fern', 'fig'], { value: ['fern', 'fig'] }],
    ['an object', { plant: 'fern' }, { plant: 'fern' }],
    ['nothing', undefined, null],
    ['null', null, null],
  ])('NET-06 PIX-23 that is %s arrives', async (_, payload, sent) => {
    const { api, server } = openPixel();
    await api.fireLogEvent('x', payload as never);
    await settle();
    expect(server.heard.at(-1)?.body).toMatchObject({ event: 'x', payload: sent });
  });
});

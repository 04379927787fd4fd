import { hostAddress, type PixelSession, pixelQueue } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEvent } from './addEvent';
import { buildEvents } from './buildEvents';
import { dueEvents, waitMs } from './dueEvents';
import { fitQueue } from './fitQueue';
import { parseQueue } from './parseQueue';
import { pauseMs } from './pauseMs';
import type { QueuedEvent, StoredCall } from './QueuedEvent';
import { isRetryable, settleEvent } from './settleEvent';

const at = 1_800_000_000_000;
const dayMs = 86_400_000;
const session: PixelSession = {
  sessionId: 'a'.repeat(32),
  hasOptedIn: false,
  pageId: '1001',
  token: null,
  custom: {},
};
const event = (event_id: string, more: Partial<QueuedEvent> = {}): QueuedEvent => ({
  call: 'logConversionEvent',
  body: { event: 'buy', account_id: 1001, token: 't', event_id },
  ...more,
});
const storedCall = (more: Partial<StoredCall> = {}): StoredCall => ({
  call: 'logEvent',
  event: 'x',
  session,
  atMs: at,
  id: 'b'.repeat(32),
  ...more,
});
const ids = (events: readonly QueuedEvent[]): string[] => events.map(({ body }) => body.event_id);

describe('the queue', () => {
  const entry = fc.record({ id: fc.string({ minLength: 1 }), padding: fc.integer({ min: 0, max: 4000 }) });
  it('EVT-05 whatever is added: never above its limit, no id twice, in order', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 150 }), (entries) => {
        let queue: QueuedEvent[] = [];
        for (const { id, padding } of entries) {
          const one = event(id);
          const body = { ...one.body, token: 'x'.repeat(padding) };
          queue = fitQueue(addEvent(queue, { ...one, body }));
          expect(JSON.stringify(queue).length * 2).toBeLessThanOrEqual(64 * 1024);
          expect(queue.length).toBeLessThanOrEqual(100);
        }
        expect(new Set(ids(queue)).size).toBe(queue.length);
        const order = entries.map(({ id }) => id);
        const places = ids(queue).map((id) => order.indexOf(id));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
      { numRuns: 40 },
    );
  });
  it('EVT-05 A49 entries of a thousand letters: as many as fit into 64 KB, and no more', () => {
    const many = Array.from({ length: 60 }, (_, index) => event(`id-${index}`, { restMs: index }));
    const long = many.map((one) => ({ ...one, body: { ...one.body, token: 'x'.repeat(1000) } }));
    const fitting = fitQueue(long);
    expect(fitting).toEqual(long.slice(0, fitting.length));
    expect(JSON.stringify(fitting).length * 2).toBeLessThanOrEqual(64 * 1024);
    expect(JSON.stringify(long.slice(0, fitting.length + 1)).length * 2).toBeGreaterThan(64 * 1024);
  });
  it('the first entries stay when it is full', () => {
    const many = Array.from({ length: 130 }, (_, index) => event(`id-${index}`));
    expect(ids(fitQueue(many))).toEqual(ids(many.slice(0, 100)));
  });
  it.each([undefined, null, 5, 'x', {}, [null], [1, 'a', []], [{ call: 'eval', body: { event_id: 'a' } }]])(
    'STOR-01 a stored queue like %j is empty',
    (raw) => {
      expect(parseQueue(raw)).toEqual({ events: [], calls: [] });
    },
  );
  it('STOR-01 the usable part of a damaged queue stays, each event once', () => {
    const raw = [
      event('a'),
      { call: 'logEvent' },
      event('a'),
      storedCall(),
      event('b'),
      { ...storedCall(), session: {} },
    ];
    expect(parseQueue(raw)).toEqual({ events: [event('a'), event('b')], calls: [storedCall()] });
  });
  it('STOR-01 A50 no stored value makes it throw', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => Array.isArray(parseQueue(raw).events)));
  });
});

describe('retries', () => {
  it('the pause doubles from 3 s to 30 min, minus a random part of up to half', () => {
    expect([1, 2, 3, 4].map((tries) => pauseMs(tries, 0))).toEqual([3000, 6000, 12_000, 24_000]);
    expect([pauseMs(1, 1), pauseMs(60, 0), pauseMs(60, 1)]).toEqual([1500, 1_800_000, 900_000]);
  });
  it('NET-10 a temporary failure is tried again, a rejection is not', () => {
    expect([0, 408, 429, 500, 502, 503].map(isRetryable)).toEqual(Array(6).fill(true));
    expect([200, 201, 204, 301, 400, 401, 403, 404, 413, 415, 422].map(isRetryable)).toEqual(
      Array(11).fill(false),
    );
  });
  it('an event that was delivered or rejected is gone; the others stay as they are', () => {
    for (const status of [200, 400])
      expect(settleEvent([event('a'), event('b')], { id: 'a', status, atMs: at, chance: 0 })).toEqual([
        event('b'),
      ]);
  });
  it('a failure pauses its whole call and counts for one event; other calls continue', () => {
    const other = event('d', { call: 'logMoneyEvent' });
    const queue = [event('a', { awayMs: at + 5 }), event('b', { restMs: at + dayMs }), event('c'), other];
    expect(settleEvent(queue, { id: 'a', status: 503, atMs: at, chance: 0 })).toEqual([
      event('a', { tries: 1, restMs: at + 3000 }),
      event('b', { restMs: at + dayMs }),
      event('c', { restMs: at + 3000 }),
      other,
    ]);
  });
  it('gives up after twenty failures', () => {
    let queue = [event('a')];
    let failures = 0;
    while (queue.length > 0) {
      queue = settleEvent(queue, { id: 'a', status: 0, atMs: at, chance: 0.5 });
      failures += 1;
    }
    expect(failures).toBe(pixelQueue.tries);
  });
  it('an event that is paused or being sent is not due', () => {
    const queue = [
      event('a', { awayMs: at + 1 }),
      event('b', { restMs: at + 1 }),
      event('c', { restMs: at }),
    ];
    const due = (atMs: number) => ids(dueEvents(queue, 'logConversionEvent', atMs));
    expect([due(at), due(at + 1)]).toEqual([['c'], ['a', 'b', 'c']]);
    expect(dueEvents(queue, 'logEvent', at + 1)).toEqual([]);
  });
  it('a clock that was set back by a day does not stop anything for a day', () => {
    const queue = [event('a', { restMs: at + 3000, awayMs: at + 20_000 })];
    expect([waitMs(queue[0] as QueuedEvent, at), waitMs(queue[0] as QueuedEvent, at - dayMs)]).toEqual([
      20_000, 0,
    ]);
  });
});

describe('buildEvents', () => {
  const build = (calls: StoredCall[], appId: string | undefined, events: QueuedEvent[] = []) =>
    buildEvents({ events, calls }, { appId, decode: atob });
  it("an earlier page's calls become events, in order; invalid ones are dropped", () => {
    const stored = [
      storedCall(),
      storedCall({ id: 'c', event: '' }),
      storedCall({ id: 'd'.repeat(32), event: 'y' }),
    ];
    const { events, calls } = build(stored, '77');
    expect(calls).toEqual([]);
    expect(events.map(({ body }) => body.event)).toEqual(['x', 'y']);
    expect(build(stored, '77', events).events).toEqual(events);
  });
  it('A-80 while the app id is not known it waits; a conversion does not need it', () => {
    const token = `${btoa(JSON.stringify({ exp: at }))}.s`;
    const conversion = storedCall({
      call: 'logConversionEvent',
      id: 'e'.repeat(32),
      session: { ...session, token },
    });
    const { events, calls } = build([storedCall(), conversion], undefined);
    expect([events.length, calls]).toEqual([1, [storedCall()]]);
  });
  it('PIX-16 A-80 if there is no app id at all, nothing that needs one waits forever', () => {
    const own = storedCall({ event: 'auth', data: 't' });
    const { events } = build([storedCall()], '77');
    const waiting = buildEvents({ events: [], calls: [] }, { appId: undefined, decode: atob }).events;
    expect(waiting).toEqual([]);
    expect(build([own], '', events)).toEqual({ events, calls: [] });
    const bare: QueuedEvent = {
      call: 'logEvent',
      body: { account_id: '1', event: 'auth', session_id: 'a', event_id: 'z' },
    };
    expect(build([], '', [bare, ...events])).toEqual({ events, calls: [] });
  });
});

describe('hostAddress', () => {
  it.each([
    ['https://w.example/', 'https://w.example'],
    ['w.example', 'https://w.example'],
    ['//w.example', 'https://w.example'],
    ['localhost:3000', 'http://localhost:3000'],
    ['http://w.example/base//', 'http://w.example/base'],
    ['', 'https://cdn.example'],
    [undefined, 'https://cdn.example'],
    [7, 'https://cdn.example'],
  ])('A-08 A-84 the host %j is called at %s', (configured, address) => {
    const given = { configured, origin: 'https://cdn.example', pageProtocol: 'http:' };
    expect(hostAddress(given)).toBe(address);
  });
});

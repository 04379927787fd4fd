import type { Store } from '@beckon/platform';
import { createStorage } from '@beckon/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerHandlers, type ServerDeps } from './createServerHandlers';

const kept = new Map<string, string>();
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const openStore = (): Store =>
  createStorage(
    () => shelf,
    () => {},
  );
const handlersOf = (more: object = {}) =>
  createServerHandlers({ store: openStore(), ...more } as unknown as ServerDeps);
type Memories = Record<string, { lastImpression: number; manualClose: boolean }>;
const session = (widgets: Memories) => ({ userId: 'u'.repeat(8), sessionId: 's'.repeat(8), widgets });

beforeEach(() => kept.clear());
afterEach(() => vi.restoreAllMocks());

describe('createServerHandlers', () => {
  it('STOR-04 DISP-15 keeps what another tab remembers about other widgets, and about this one if it is newer', () => {
    const theirs = {
      5: { lastImpression: 9, manualClose: true },
      6: { lastImpression: 9, manualClose: true },
    };
    kept.set('widget-session', JSON.stringify(session(theirs)));
    const mine = {
      5: { lastImpression: 1, manualClose: false },
      7: { lastImpression: 8, manualClose: false },
    };
    handlersOf().saveSession({ order: 'saveSession', session: session(mine) });
    expect(JSON.parse(kept.get('widget-session') ?? '{}').widgets).toEqual({ ...mine, ...theirs });
  });
  it("OPEN-11 keeps this tab's close of a widget that another tab saw at the same time", () => {
    kept.set('widget-session', JSON.stringify(session({ 5: { lastImpression: 9, manualClose: false } })));
    const closed = { 5: { lastImpression: 9, manualClose: true } };
    handlersOf().saveSession({ order: 'saveSession', session: session(closed) });
    expect(JSON.parse(kept.get('widget-session') ?? '{}').widgets).toEqual(closed);
  });
  it("A-99 STOR-06 keeps each widget's ref next to those another tab stores", () => {
    const tab = handlersOf();
    handlersOf().saveSmsRef({ order: 'saveSmsRef', ref: '5:r-5' });
    tab.saveSmsRef({ order: 'saveSmsRef', ref: '6:r-6' });
    expect(kept.get('sms-keyword-ref')).toBe('6:r-6 5:r-5');
  });
  it.each([
    [
      'A-40 is repeated if there was no answer',
      () => Promise.reject(new TypeError('lost')),
      'optIn.answered',
    ],
    [
      'SUB-12 is the last if the server answers with an error',
      async () => new Response('', { status: 503 }),
      'optIn.failed',
    ],
  ])('a check %s', async (_, fetch, type) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
    const send = vi.fn();
    const ring = () => ({ send, get: () => ({ app: { host: 'https://h.example' } }) });
    const body = { account_id: '1001', session_id: 'session1' };
    handlersOf({ ring, page: window, origin: '' }).checkOptIn({ order: 'checkOptIn', id: 'i0', body });
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ type, id: 'i0' })));
    if (type === 'optIn.answered') expect(send).toHaveBeenCalledWith({ type, id: 'i0', hasOptedIn: false });
  });
  it.each([
    ['SMS-08 the ref', 200, { state: true, ref: 'r-1' }],
    ['SMS-10 no ref, where the server cannot be reached,', 503, { state: false, ref: '' }],
  ])('NET-04 %s is reported with the payload of its request', async (_, status, told) => {
    const answer = JSON.stringify({ state: true, ref: 'r-1' });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(answer, { status }));
    const send = vi.fn();
    const ring = () => ({ send, get: () => ({ app: { host: 'https://h.example' } }) });
    const body = { account_id: '1001', widget_id: '5', session_id: 'session1', payload: 'fern' };
    handlersOf({ ring, page: window, origin: '' }).askSmsRef({ order: 'askSmsRef', id: 'i0', body });
    const fact = { type: 'smsRef.answered', id: 'i0', payload: 'fern', ...told };
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining(fact)));
  });
  it.each([
    ['names the time zone', 'Europe/Berlin', () => 'Europe/Berlin'],
    ['says nothing where the browser knows none', undefined, () => undefined],
    [
      'says nothing where the browser fails to name one',
      undefined,
      () => {
        throw new RangeError('Etc/Unknown');
      },
    ],
  ] as [string, string | undefined, () => string | undefined][])(
    'NET-01 OWN-22 a number that is left %s',
    async (_, time_zone, find) => {
      const options = Intl.DateTimeFormat.prototype.resolvedOptions.call(new Intl.DateTimeFormat());
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(
        () => ({ ...options, timeZone: find() }) as Intl.ResolvedDateTimeFormatOptions,
      );
      const fetch = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => new Response('{"state":true,"errors":[]}'));
      const send = vi.fn();
      const ring = () => ({ send, get: () => ({ app: { host: 'https://h.example' } }) });
      const body = {
        account_id: '1001',
        widget_id: '5',
        phone_number: '1',
        session_id: 's',
        widget_sign: 'x',
      };
      handlersOf({ ring, page: window, origin: '' }).sendPhone({ order: 'sendPhone', id: 'i0', body });
      await vi.waitFor(() =>
        expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'phone.answered', state: true })),
      );
      const [, sent] = fetch.mock.calls[0] ?? [];
      expect(JSON.parse(String(sent?.body))).toEqual({ ...body, ...(time_zone && { time_zone }) });
    },
  );
});

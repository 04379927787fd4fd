import { describe, expect, it } from 'vitest';
import type { ChatMethod, Event } from '../Event';
import { drawnFb, instanceOf, namesOf, unrenderedFb } from '../testing/drawnFb';
import { run, started } from '../testing/started';

type Call = Event & { at: number };
const call = (at: number, method: ChatMethod, changes: Record<string, unknown> = {}): Call => ({
  type: 'chat.called',
  id: 'i0',
  method,
  changes,
  at,
});
const orders = (facts: Call[]) => run(drawnFb('customer_chat'), facts).orders;
const names = (facts: Call[]) => orders(facts).map(({ order }) => order);
const told = (facts: Call[]) => orders(facts).filter(({ order }) => order === 'callChat');

describe('handleChatCall', () => {
  it.each(['open', 'close', 'openDialog', 'closeDialog'] as const)(
    'API-13 the plugin receives %s',
    (method) => {
      expect(told([call(0, method)])).toMatchObject([{ order: 'callChat', method }]);
    },
  );
  it.each([
    [1, ['callChat', 'warn']],
    [4999, ['callChat', 'warn']],
    [5000, ['callChat', 'callChat']],
  ])('API-15 A-05 a second call after %s ms: %j', (ms, told) => {
    expect(names([call(1000, 'open'), call(1000 + ms, 'open')])).toEqual(told);
  });
  it('API-15 the warning names the method and the reason', () => {
    expect(orders([call(0, 'open'), call(1, 'open')]).at(-1)).toEqual({
      order: 'warn',
      message: 'customer chat: open was called again within 5 seconds and is ignored',
    });
  });
  it('API-15 an ignored call does not extend the wait', () => {
    expect(names([call(0, 'open'), call(4000, 'open'), call(5000, 'open')])).toEqual([
      'callChat',
      'warn',
      'callChat',
    ]);
  });
  it('API-15 A-94 every method has its own 5 s limit', () => {
    const facts = [
      call(0, 'open'),
      call(1, 'close'),
      call(2, 'openDialog'),
      call(3, 'closeDialog'),
      call(4, 'setLoggedInGreeting', { logged_in_greeting: 'a' }),
    ];
    expect(told(facts)).toHaveLength(5);
    expect(names(facts)).not.toContain('warn');
  });
  it('API-15 A-94 each of the three methods that map to the same plugin call has its own 5 s limit', () => {
    const facts = [
      call(0, 'set', { logged_in_greeting: 'a' }),
      call(1, 'setLoggedInGreeting', { logged_in_greeting: 'b' }),
      call(2, 'setLoggedOutGreeting', { logged_out_greeting: 'c' }),
      call(3, 'setLoggedInGreeting', { logged_in_greeting: 'too early' }),
    ];
    expect(names(facts)).toEqual(['callChat', 'callChat', 'callChat', 'warn']);
  });
  it('API-13 API-15 a call that changes nothing does not start the 5 s', () => {
    const nothing = { logged_in_greeting: undefined, refPayload: undefined };
    expect(names([call(0, 'set', nothing), call(1, 'set', { logged_in_greeting: 'a' })])).toEqual([
      'callChat',
    ]);
  });
  it('API-07 API-15 a payload draws the plugin again, at most once every 5 s per method', () => {
    expect(
      names([call(0, 'setPayload', { refPayload: 'a' }), call(1, 'setPayload', { refPayload: 'b' })]),
    ).toEqual(['renderPlugin', 'warn']);
    const both = call(0, 'set', { refPayload: 'a', logged_in_greeting: 'b' });
    expect(names([both])).toEqual(['renderPlugin', 'callChat']);
  });
  it('API-07 a chat that is only a link keeps the payload for its ref', () => {
    const state = drawnFb('customer_chat', {}, { account: { messenger_mode: 'link' } });
    const after = run(state, [call(0, 'setPayload', { refPayload: 'a' })]);
    expect([after.orders, after.state.instances['i0']?.refPayload]).toEqual([[], 'a']);
  });
  it('API-13 CCHAT-04 greetings are cleaned, and flags are passed as they are', () => {
    const changes = { logged_in_greeting: ' <b>Hi</b> ', logged_out_greeting: 'x'.repeat(90) };
    expect(orders([call(0, 'set', changes)])).toEqual([
      {
        order: 'callChat',
        method: 'set',
        changes: { logged_in_greeting: 'Hi', logged_out_greeting: 'x'.repeat(80) },
      },
    ]);
    expect(orders([call(0, 'open', { shouldOpenDialog: true })])).toEqual([
      { order: 'callChat', method: 'open', changes: { shouldOpenDialog: true } },
    ]);
  });
  it.each([
    ['an SMS modal', started().state],
    ['a messenger modal', drawnFb('modal')],
    ['a chat in link mode', drawnFb('customer_chat', {}, { account: { messenger_mode: 'link' } })],
    ['a chat in fallback', drawnFb('customer_chat', {}, { reason: 'Timeout' })],
  ])('API-13 BOOT-12 A-11 %s calls no plugin', (_, state) => {
    const { orders, state: after } = run(state, [call(0, 'open'), call(0, 'openDialog')]);
    expect([orders, after.instances]).toEqual([[], state.instances]);
  });
});

describe('a chat that the host opens and closes', () => {
  const modes = [
    ['plugin', drawnFb('customer_chat'), ['callChat']],
    ['link', drawnFb('customer_chat', {}, { account: { messenger_mode: 'link' }, reason: 'link' }), []],
  ] as const;
  it.each(modes)('API-05 API-10 API-13 OPEN-11 OPEN-12 it closes and opens (%s)', (_, state, plugin) => {
    const closed = run(state, [call(9_000_000, 'close')]);
    expect(namesOf(closed.orders)).toEqual(['saveSession', 'closed', ...plugin]);
    expect(closed.orders[1]).toMatchObject({ details: { manualClose: false } });
    expect(instanceOf(closed.state).displayed).toBe(false);
    const opened = run(closed.state, [call(9_000_000, 'open')]);
    expect(namesOf(opened.orders)).toEqual([...plugin, 'saveSession', 'opened', 'sendEvent']);
    expect(instanceOf(opened.state).displayed).toBe(true);
  });
  it.each(modes)('OPEN-10 a chat that is already open does not open twice (%s)', (_, state, plugin) => {
    expect(namesOf(run(state, [call(0, 'open')]).orders)).toEqual(plugin);
  });
  it.each(modes)('API-13 DISP-18 a closed chat stays closed on the next route (%s)', (_, state) => {
    const moved: Call = { type: 'route.changed', url: 'https://shop.example/b', at: 9_100_000 };
    const { state: after } = run(state, [call(9_000_000, 'close'), moved]);
    expect(instanceOf(after).displayed).toBe(false);
    expect(instanceOf(run(after, [call(9_200_000, 'open')]).state).displayed).toBe(true);
  });
  it('API-13 a chat opened before it has rendered opens afterward, and a closed one does not', () => {
    const { state } = unrenderedFb('customer_chat');
    const settled: Event = { type: 'sdk.settled', sdk: 'fb', ok: true };
    const drawn: Event = { type: 'instance.rendered', id: 'i0', reason: 'rendered' };
    const shown = (method: ChatMethod) =>
      instanceOf(run(state, [call(0, method), settled, drawn]).state).displayed;
    expect([shown('open'), shown('close')]).toEqual([true, false]);
  });
});

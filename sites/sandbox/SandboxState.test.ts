import type { SandboxChannel, SandboxMessage } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber } from './formatNumber';
import { listVisitors } from './listVisitors';
import { initialsOf, nameOf } from './nameOf';
import { newVisitor } from './newVisitor';
import { type SandboxEvent, type SandboxState, stepSandbox, threadOf, visitorsOf } from './SandboxState';
import { splitLinks } from './splitLinks';

const start: SandboxState = {
  link: 'connecting',
  isReady: false,
  account: undefined,
  messages: [],
  seen: {},
  chosen: { sms: undefined, messenger: undefined },
  fresh: { sms: undefined, messenger: undefined },
  drafts: { sms: '', messenger: '' },
  app: 'sms',
  isWide: true,
  ref: undefined,
};
const message = (id: number, visitor: string, parts: Partial<SandboxMessage> = {}): SandboxMessage => ({
  id,
  visitor,
  channel: 'sms',
  from: 'business',
  text: `text ${id}`,
  taps: [],
  atMs: id,
  ...parts,
});
const arrived = (...messages: SandboxMessage[]): SandboxEvent[] =>
  messages.map((one) => ({ type: 'arrived', message: one }));
const run = (events: readonly SandboxEvent[], from = start): SandboxState => events.reduce(stepSandbox, from);
const caughtUp: SandboxEvent = { type: 'caughtUp' };

describe('stepSandbox', () => {
  it('OWN-13 messages are in order, each once, however they arrive', () => {
    const all = Array.from({ length: 6 }, (_, index) => message(index + 1, 'a'));
    const shuffled = fc.shuffledSubarray([...all, ...all.slice(0, 3)], { minLength: 9 });
    fc.assert(
      fc.property(shuffled, (order) => {
        expect(run(arrived(...order)).messages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
      }),
    );
  });

  it('OWN-01 OWN-13 signing out clears everything; signing in again loads all of it', () => {
    const live = run([...arrived(message(1, 'a')), caughtUp]);
    const out = run([{ type: 'signedOut' }], live);
    expect(out).toMatchObject({ link: 'out', isReady: false, account: undefined, messages: [] });
    // Another rejected attempt does not look like an outage.
    expect(run([{ type: 'lost' }], out)).toBe(out);
    expect(run([...arrived(message(1, 'a')), { type: 'linked' }, caughtUp], out)).toMatchObject({
      link: 'live',
      isReady: true,
      messages: [{ id: 1 }],
    });
  });

  it('OWN-13 once all earlier ones are there, the latest conversation of each app is in front and read', () => {
    const state = run([
      ...arrived(message(1, 'a'), message(2, 'b'), message(3, '77', { channel: 'messenger' })),
      caughtUp,
    ]);
    expect(state.chosen).toEqual({ sms: 'b', messenger: '77' });
    expect(visitorsOf(state, 'sms').map(({ id, unread }) => [id, unread])).toEqual([
      ['b', 0],
      ['a', 0],
    ]);
    // A second time, after a break, it changes nothing.
    expect(stepSandbox(state, caughtUp)).toEqual(state);
  });

  it('OWN-13 a new message brings its phone to the front, but never while the visitor is writing', () => {
    const ready = run([...arrived(message(1, 'a')), caughtUp]);
    expect(run(arrived(message(2, 'b')), ready).chosen.sms).toBe('b');
    const writing = stepSandbox(ready, { type: 'drafted', channel: 'sms', text: 'I was' });
    const after = run(arrived(message(2, 'b')), writing);
    expect([after.chosen.sms, after.drafts.sms]).toEqual(['a', 'I was']);
    expect(visitorsOf(after, 'sms').find(({ id }) => id === 'b')?.unread).toBe(1);
    const own = message(3, 'b', { from: 'visitor' });
    expect(run(arrived(own), ready).chosen.sms).toBe('a');
  });

  it('OWN-13 with room for only one app, messages in the other stay unread until it is opened', () => {
    const narrow = run([{ type: 'resized', isWide: false }, caughtUp]);
    const told = run(arrived(message(1, '77', { channel: 'messenger' })), narrow);
    expect(visitorsOf(told, 'messenger')[0]?.unread).toBe(1);
    const turned = stepSandbox(told, { type: 'turned', app: 'messenger' });
    expect(visitorsOf(turned, 'messenger')[0]?.unread).toBe(0);
    expect(threadOf(turned, 'messenger').map(({ id }) => id)).toEqual([1]);
  });

  it('OWN-13 a chosen visitor without a message stays in the list; link, account and ref are stored', () => {
    const account = { name: 'Shop', hasSms: false, hasMessenger: true, phone: '', accounts: [] };
    const state = run(
      [
        { type: 'introduced', account },
        { type: 'linked' },
        { type: 'chose', channel: 'sms', visitor: 'new' },
        { type: 'refUsed' },
      ],
      { ...start, ref: 'w1' },
    );
    expect(state).toMatchObject({ account, link: 'live', ref: undefined });
    expect(visitorsOf(state, 'sms')).toEqual([{ id: 'new', last: undefined, unread: 0 }]);
    expect(stepSandbox(state, { type: 'lost' }).link).toBe('lost');
  });
});

describe('the small parts of the sandbox page', () => {
  it('OWN-13 conversations are listed by their last message, new visitors first', () => {
    const messages = [message(1, 'a'), message(2, 'b'), message(3, 'a')];
    const list = listVisitors({ messages, channel: 'sms', seen: { 'sms a': 1 }, fresh: 'c' });
    expect(list.map(({ id, unread }) => [id, unread])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 1],
    ]);
  });

  it.each([
    ['+14155550123', '+1 415 555 0123'],
    ['+442079460123', '+442 079 460 123'],
  ])('OWN-13 the number %s is shown as %s', (number, shown) => {
    expect(formatNumber(number).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it.each([
    ['(415) 555-0123', '+14155550123'],
    ['+44 20 7946 0123', '+442079460123'],
    ['12', undefined],
    ['hello', undefined],
  ])('OWN-13 %s is read as %s', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });

  it('OWN-13 only http and https addresses become links, and no word is lost', () => {
    expect(splitLinks('See https://a.test/x?y=1. javascript:alert(1)')).toEqual([
      { text: 'See ' },
      { text: 'https://a.test/x?y=1', url: 'https://a.test/x?y=1' },
      { text: '. javascript:alert(1)' },
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const pieces = splitLinks(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { url } of pieces) if (url !== undefined) expect(url).toMatch(/^https?:\/\//);
      }),
    );
  });

  it.each(['sms', 'messenger'] as SandboxChannel[])(
    'OWN-13 a new visitor in %s has a unique id',
    (channel) => {
      const known = Array.from({ length: 99 }, (_, at) => `+120255501${String(at).padStart(2, '0')}`);
      const found = newVisitor(channel, known);
      expect(found).toMatch(channel === 'sms' ? /^\+12025550199$/ : /^7\d{15}$/);
    },
  );

  it('OWN-13 an id always has the same name', () => {
    expect(nameOf('7000000000000001')).toBe(nameOf('7000000000000001'));
    expect([initialsOf('Fern & Fig'), initialsOf(''), initialsOf('élan vital club')]).toEqual([
      'FF',
      '',
      'ÉV',
    ]);
  });
});

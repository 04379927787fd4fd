import { eventId, type PixelSession } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanToken } from './cleanToken';
import { hashText } from './hashText';
import { isTokenExpired } from './isTokenExpired';
import { parsePixelSession, parseSessionId } from './parsePixelSession';

const now = 1_800_000_000_000;
const day = 86_400;
const tokenOf = (body: unknown, signature = 'sign'): string => `${btoa(JSON.stringify(body))}.${signature}`;
const session = (more: Partial<PixelSession> = {}): PixelSession => ({
  sessionId: 'a'.repeat(32),
  hasOptedIn: false,
  pageId: '1001',
  token: null,
  custom: {},
  ...more,
});

describe('tokens', () => {
  it.each([
    ['abc.def', 'abc.def'],
    ['abc.def?utm=1', 'abc.def'],
    ['abc.def?a?b\nc', 'abc.def'],
    ['?x', ''],
    ['', ''],
    ['ab cd.e f', 'ab+cd.e+f'],
  ])('PIX-12 A-53 %j is used as %j', (raw, used) => {
    expect(cleanToken(raw)).toBe(used);
  });

  const seconds = now / 1000;
  it.each([
    ['an hour left', tokenOf({ exp: seconds + 3600 }), false],
    ['this very second', tokenOf({ exp: seconds }), false],
    ['a second ago', tokenOf({ exp: seconds - 1 }), true],
    ['exp as text', tokenOf({ exp: String(seconds + 9) }), false],
    ['no exp', tokenOf({ sub: 1 }), true],
    ['an exp that is not a time', tokenOf({ exp: 'soon' }), true],
    ['null inside', tokenOf(null), true],
    ['not base64', '%%%.x', true],
    ['base64 that is not JSON', `${btoa('hello')}.x`, true],
    ['empty before the dot', '.x', true],
    ['no dot at all', btoa(JSON.stringify({ exp: seconds + 9 })), false],
    ['dots in the signature', tokenOf({ exp: seconds + 9 }, 'a.b.c'), false],
    ['longer than any server accepts', tokenOf({ exp: seconds + 9 }, 'x'.repeat(2048)), true],
  ])('PIX-13 A-53 %s', (_, token, expired) => {
    expect(isTokenExpired(token, now, atob)).toBe(expired);
  });
  it('PIX-13 A-53 base64 and base64url are the same', () => {
    const body = { exp: seconds + 9, name: 'þÿ?>~' };
    const plain = tokenOf(body);
    const url = plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(plain).not.toBe(url);
    expect([isTokenExpired(plain, now, atob), isTokenExpired(url, now, atob)]).toEqual([false, false]);
  });
  it('PIX-14 a missing token counts as expired', () => {
    expect([isTokenExpired(null, now, atob), isTokenExpired('', now, atob)]).toEqual([true, true]);
  });
  it('PIX-13 a clock that is wrong by a day decides by its own time', () => {
    const token = tokenOf({ exp: seconds + 3600 });
    expect(isTokenExpired(token, now + day * 1000, atob)).toBe(true);
    expect(isTokenExpired(token, now - day * 1000, atob)).toBe(false);
  });
  it('PIX-13 B16 no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isTokenExpired(text, now, atob) === 'boolean'));
  });
});

describe('parsePixelSession', () => {
  it('PIX-02 A-92 a stored session is read as it is, its page id as text', () => {
    const stored = session({ token: 't', hasOptedIn: true, custom: { a: 1 } });
    expect(parsePixelSession({ ...stored, pageId: 1001, extra: 1 })).toEqual(stored);
  });
  it.each([{}, { sessionId: '' }, { sessionId: '<script>alert(1)' }, { sessionId: 7 }, [], 'text'])(
    'STOR-01 %j is not a session',
    (raw) => {
      expect(parsePixelSession(raw)).toBeUndefined();
      expect(parseSessionId(raw)).toBeUndefined();
    },
  );
  it('PIX-02 STOR-01 missing or invalid fields get their default', () => {
    const raw = { sessionId: 'a'.repeat(32), pageId: '1001', token: 5, hasOptedIn: 'yes', custom: null };
    expect(parsePixelSession(raw)).toEqual(session());
  });
});

describe('ids', () => {
  it('PIX-04 A-95 the hash is 32 digits, the same for the same text, different for another', () => {
    expect(hashText('1001,5,0.1,abc')).toBe(hashText('1001,5,0.1,abc'));
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(hashText(one)).toMatch(/^[0-9a-f]{32}$/);
        expect(hashText(one) === hashText(other)).toBe(one === other);
      }),
    );
  });
  it('PIX-04 each of the four inputs changes about half of all bits', () => {
    const bits = (hash: string): string =>
      [...hash].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
    const distance = (one: string, other: string): number =>
      [...bits(hashText(one))].filter((bit, at) => bit !== bits(hashText(other))[at]).length;
    const inputs = ['1001', '1800000000000', '0.123456789', 'c0ffee00c0ffee00c0ffee00c0ffee00'];
    for (const at of inputs.keys()) {
      const changed = inputs.map((text, index) => (index === at ? text.replace(/.$/, '8') : text));
      expect(distance(inputs.join(), changed.join())).toBeGreaterThan(40);
      expect(distance(inputs.join(), changed.join())).toBeLessThan(88);
    }
  });
  it('PIX-04 twenty thousand sessions have twenty thousand ids, in each quarter of the hash', () => {
    const hashes = Array.from({ length: 20_000 }, (_, at) => hashText(`1001,${now + at},0.5,abc`));
    expect(new Set(hashes).size).toBe(20_000);
    for (const start of [0, 8, 16, 24])
      expect(new Set(hashes.map((hash) => hash.slice(start, start + 8))).size).toBeGreaterThan(19_980);
  });
  it('an event id is a UUID of version 7 that contains its time', () => {
    const id = eventId(now, '0123456789abcdef0123456789abcdef');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(now);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unrenderedFb } from '../testing/drawnFb';
import { parseRef } from '../testing/parseRef';
import { run } from '../testing/started';
import { buildRef } from './buildRef';
import { cleanPayload } from './cleanPayload';
import { refOf } from './refOf';

const off = { experiments: false };
const allowed = 'azAZ09+/=-._';
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('-', '_', 'w', '\n', ' ', '👋'), maxLength: 300 }),
);
const word = (pattern: RegExp) => fc.stringMatching(pattern);

describe('buildRef and parseRef', () => {
  const parts = { widgetId: '5', sessionId: 's-1', instanceId: 'i' };
  it.each([
    [{ payload: '' }, 'w5_s-1_i'],
    [{ payload: 'gift' }, 'w5_s-1_i--gift'],
    [{ payload: 'gift', separator: '' }, 'w5_s-1_igift'],
    [{}, 'w5_s-1_i'],
  ])('REF-02 REF-03 REF-04 A-58 %j → %s', (more, ref) => expect(buildRef({ ...parts, ...more })).toBe(ref));
  it('REF-02 REF-03 a ref that was built reads back, whatever the payload', () => {
    const given = fc.record({
      widgetId: word(/^[A-Za-z0-9-]{1,40}$/),
      sessionId: word(/^[A-Za-z0-9-]{1,40}$/),
      instanceId: word(/^[A-Za-z0-9]{1,20}$/),
      payload: anyText,
    });
    fc.assert(
      fc.property(given, (one) => {
        expect(parseRef(buildRef(one))).toEqual(one);
      }),
    );
  });
  it('REF-02 REF-03 a ref that can be read builds the same text again', () => {
    const text = word(/^w[a-z-]{1,4}_[a-z-]{1,4}_[a-z]{1,3}(--[a-z_-]{1,5})?$/);
    fc.assert(
      fc.property(text, (ref) => {
        const read = parseRef(ref);
        expect(read && buildRef(read)).toBe(ref);
      }),
    );
  });
  it.each(['', 'w5', 'w5_s', 'x5_s_i', 'w_s_i', 'w5__i', 'w5_s_', 'w5_s_i-x', 'w5_s i_i'])(
    'REF-02 "%s" is not a ref',
    (text) => expect(parseRef(text)).toBeUndefined(),
  );
});

describe('cleanPayload', () => {
  it.each([
    [allowed, allowed, false],
    ['', '', false],
    ['gift card', 'giftcard', true],
    ['a&b?c#d%e', 'abcde', true],
    ['ü👋', '', true],
    ['a\nb', 'ab', true],
    ['x'.repeat(200), 'x'.repeat(200), false],
    ['x'.repeat(201), 'x'.repeat(200), true],
    [`${'!'.repeat(50)}${'x'.repeat(190)}`, 'x'.repeat(190), true],
  ])('REF-05 ERR-11 A-60 "%s" → "%s", warned: %s', (given, text, warned) => {
    const clean = cleanPayload(given, off);
    expect(clean.text).toBe(text);
    expect(clean.warning !== undefined).toBe(warned);
  });
  it('ERR-11 the warning says what was done and what is left, never what was removed', () => {
    expect(cleanPayload('gift card', off).warning).toBe(
      'a payload had characters that aren’t allowed, or was too long; using "giftcard"',
    );
  });
  it.each(['gift card', 'ü👋\n', '!'.repeat(300)])('REF-06 with the experiments flag "%s" stays', (given) => {
    expect(cleanPayload(given, { experiments: true })).toEqual({ text: given });
  });
  it('REF-05 A-60 cleaning twice changes nothing more, and clean text causes no warning', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const { text } = cleanPayload(given, off);
        expect(text).toMatch(/^[a-zA-Z0-9+/=\-._]{0,200}$/);
        expect(cleanPayload(text, off)).toEqual({ text });
      }),
    );
  });
});

describe('refOf', () => {
  const withPayload = (text: string, stored = {}) =>
    run(unrenderedFb('modal', {}, { stored }).state, [{ type: 'instance.payloadSet', id: 'i0', text }]);
  it.each([
    ['', {}, 'w7_session1_i0'],
    ['gift!', {}, 'w7_session1_i0--gift'],
    ['gift', { payloadExperiment: true }, 'w7_session1_i0gift'],
    ['gift card', { experiments: true }, 'w7_session1_i0--gift card'],
    ['a b', { experiments: true, payloadExperiment: true }, 'w7_session1_i0a b'],
  ])('REF-02 REF-03 REF-04 REF-05 REF-06 payload "%s" with %j: %s', (payload, stored, ref) => {
    expect(refOf(withPayload(payload, stored).state, 'i0').ref).toBe(ref);
  });
  it('ERR-11 REF-05 B15 warns only about a payload that had to be cleaned', () => {
    const warnings = (text: string) => withPayload(text).orders.filter(({ order }) => order === 'warn');
    expect([warnings('gift').length, warnings('gift!').length]).toEqual([0, 1]);
  });
  it('CHK-04 user_ref differs for every instance, every rendering and every session', () => {
    const key = (n: number) => ({ key: `e${n}`, place: 'embed' as const, widgetId: '7', payload: undefined });
    const { state } = run(unrenderedFb('box').state, [{ type: 'page.scanned', elements: [key(0), key(1)] }]);
    const again = run(state, [{ type: 'instance.payloadSet', id: 'i0', text: 'a' }]).state;
    const other = { ...state, session: { ...state.session, sessionId: 'session2' } };
    const all = [refOf(state, 'i0'), refOf(state, 'i1'), refOf(again, 'i0'), refOf(other, 'i0')];
    expect(new Set(all.map(({ userRef }) => userRef)).size).toBe(4);
  });
  it('CHK-08 B15 user_ref consists only of letters, digits, - and _, whatever the payload', () => {
    const id = word(/^[A-Za-z0-9-]{8,40}$/);
    fc.assert(
      fc.property(id, anyText, (sessionId, text) => {
        const { state } = run(unrenderedFb('checkbox', {}, { session: { sessionId } }).state, [
          { type: 'instance.payloadSet', id: 'i0', text },
        ]);
        expect(refOf(state, 'i0').userRef).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
      { numRuns: 50 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRef } from '../../../../widget/src/core/writing/buildRef';
import { messengerLink } from '../../../../widget/src/core/writing/channelLink';
import { buildMessengerLink } from './buildMessengerLink';
import { buildWidgetRef } from './buildWidgetRef';
import { parseMessengerRef } from './parseMessengerRef';

const word = (pattern: RegExp) => fc.stringMatching(pattern);
const payload = fc.oneof(
  word(/^[a-zA-Z0-9+/=\-._]{0,200}$/),
  fc.string({ unit: fc.constantFrom('-', '_', 'w', '1', ' ', '👋'), maxLength: 99 }),
);
const visit = fc.record({
  widgetId: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  sessionId: word(/^[A-Za-z0-9-]{8,128}$/),
  // As pages create them: eight random hexadecimal digits and a count.
  instanceId: word(/^[0-9a-f]{8}\d{1,3}$/),
  payload,
});

describe('parseMessengerRef', () => {
  it('OWN-14 REF-02 REF-03 reads back what a page built, with any payload', () => {
    fc.assert(
      fc.property(visit, (parts) => {
        const ref = buildRef({ ...parts, widgetId: String(parts.widgetId) });
        expect(parseMessengerRef(ref)).toEqual(parts);
      }),
    );
  });
  it('REF-04 without a separator, keeps widget and visit, and the payload unless it begins with a digit or contains the separator', () => {
    fc.assert(
      fc.property(visit, (parts) => {
        fc.pre(!/^\d|--/.test(parts.payload));
        const ref = buildRef({ ...parts, widgetId: String(parts.widgetId), separator: '' });
        expect(parseMessengerRef(ref)).toEqual(parts);
      }),
    );
  });
  it('OWN-18 OMNI-09 reads back what a link or code contains', () => {
    const clean = word(/^[a-zA-Z0-9+/=\-._]{0,200}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), clean, (widgetId, given) => {
        const ref = buildWidgetRef({ widgetId, payload: given });
        expect(parseMessengerRef(ref)).toEqual({ widgetId, sessionId: '', instanceId: '', payload: given });
      }),
    );
  });
  it.each([
    '',
    'w',
    'w0',
    'wx',
    'W5',
    'w5_',
    'w5_session1',
    'w5_short_i0',
    'w5_session1_',
    'w1234567890123456',
    ' w5',
    'summer',
    `w5--${'x'.repeat(2083)}`,
  ])('OWN-14 "%s" is not a ref', (text) => expect(parseMessengerRef(text)).toBeUndefined());
  it('A-60 accepts no more of a payload than a page may send', () => {
    expect(parseMessengerRef(`w5--${'x'.repeat(300)}`)?.payload).toHaveLength(200);
  });
  it('OWN-14 never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseMessengerRef(`w${text}`)).not.toThrow();
      }),
    );
  });
});

describe('buildWidgetRef and buildMessengerLink', () => {
  it.each([
    [{ widgetId: 7 }, 'w7'],
    [{ widgetId: 7, payload: 'gift' }, 'w7--gift'],
    [{ widgetId: 7, payload: 'gift card!' }, 'w7--giftcard'],
    [{ widgetId: 7, name: 'summer', payload: 'x' }, 'summer--x'],
    [{ widgetId: 7, name: '' }, 'w7'],
  ])('OWN-18 REF-05 %j → %s', (other, ref) => expect(buildWidgetRef(other)).toBe(ref));
  it('OWN-18 OWN-13 A-32 the link is the one that pages build', () => {
    const app = { fb_page_id: '1234', pageId: '1001', host: 'https://b.example' };
    const ofPage = (parts: object, ref: string) => messengerLink({ app: { ...app, ...parts } as never }, ref);
    const sandboxUrl = 'https://b.example/sandbox/1001';
    for (const ref of ['w7', 'w7--a/b+c=', 'w7_session1_i0--ü 👋']) {
      expect(buildMessengerLink({ fbPageId: '1234' }, ref)).toBe(ofPage({}, ref));
      expect(buildMessengerLink({ fbPageId: '1234', sandboxUrl }, ref)).toBe(ofPage({ sandbox: 'fb' }, ref));
    }
    expect(buildMessengerLink({ fbPageId: '1234' }, 'w7--a/b')).toBe('https://m.me/1234?ref=w7--a%2Fb');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './parsePhone';

describe('parsePhone', () => {
  it.each([
    ['+14155552671', 'US', '+14155552671', 'US'],
    ['(415) 555-2671', 'US', '+14155552671', 'US'],
    ['415.555.2671', 'US', '+14155552671', 'US'],
    [' +49 1512 3456789 ', 'US', '+4915123456789', 'DE'],
    ['01512 3456789', 'DE', '+4915123456789', 'DE'],
    ['07400 123456', 'GB', '+447400123456', 'GB'],
    ['+५५११९६१२३४५६७', 'US', undefined, undefined],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', '+201001234567', 'EG'],
  ])('NET-12 %s in %s is %s, of %s', (text, country, phone, of) => {
    expect(parsePhone(text, country)).toEqual(
      phone ? { ok: true, phone, country: of, kind: expect.any(String) } : { ok: false, reason: 'notPhone' },
    );
  });

  it.each([
    ['+14155552671', 'FIXED_LINE_OR_MOBILE'],
    ['+4930901820', 'FIXED_LINE'],
    ['+4915123456789', 'MOBILE'],
    ['+18002345678', 'TOLL_FREE'],
  ])('NET-12 %s is a number of the kind %s; who may text from it is a separate question', (text, kind) => {
    expect(parsePhone(text, 'US')).toMatchObject({ ok: true, kind });
  });

  it.each([
    '',
    'call me',
    '123',
    '+1415555',
    '+999123456789',
    '+14155552671 and more',
    'my number: +14155552671',
    '+14155552671 ext. 5',
    'tel:+14155552671',
  ])('SMS-04 rejects %s', (text) => {
    expect(parsePhone(text, 'US')).toEqual({ ok: false, reason: 'notPhone' });
  });

  it('NET-12 B17 never throws, and what it accepts is a + and at most 15 digits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('US', 'DE', 'IN', 'XX', ''),
        (text, country) => {
          const read = parsePhone(text, country);
          return !read.ok || /^\+[1-9]\d{5,14}$/.test(read.phone);
        },
      ),
    );
  });
});

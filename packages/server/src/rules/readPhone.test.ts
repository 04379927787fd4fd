import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './readPhone';

describe('readPhone', () => {
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
    expect(readPhone(text, country)).toEqual(
      phone ? { ok: true, phone, country: of } : { ok: false, because: 'notPhone' },
    );
  });

  it.each([
    ['', 'notPhone'],
    ['call me', 'notPhone'],
    ['123', 'notPhone'],
    ['+1415555', 'notPhone'],
    ['+999123456789', 'notPhone'],
    ['+14155552671 and more', 'notPhone'],
    ['my number: +14155552671', 'notPhone'],
    ['+14155552671 ext. 5', 'notPhone'],
    ['tel:+14155552671', 'notPhone'],
    ['+19002345678', 'notTextable'],
    ['+18002345678', 'notTextable'],
    ['+449098790123', 'notTextable'],
  ])('SMS-04 %s is refused: %s', (text, because) => {
    expect(readPhone(text, 'US')).toEqual({ ok: false, because });
  });

  it('NET-12 never throws, and what it accepts is a + and at most 15 digits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('US', 'DE', 'IN', 'XX', ''),
        (text, country) => {
          const read = readPhone(text, country);
          return !read.ok || /^\+[1-9]\d{5,14}$/.test(read.phone);
        },
      ),
    );
  });
});

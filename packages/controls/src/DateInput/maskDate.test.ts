import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateOrder, dateOrder } from './dateOrder';
import { maskDate } from './maskDate';
import { placeCaret } from './placeCaret';
import { restoreSeparators } from './restoreSeparators';
import { writeDate } from './writeDate';

const orders = fc.constantFrom<DateOrder>('monthFirst', 'dayFirst');
const typedText = fc.string({ unit: fc.constantFrom(...'0123456789/.- x'), maxLength: 14 });

describe('dateOrder', () => {
  it.each([
    ['en-US', 'monthFirst', '12/25/2026'],
    ['en-us', 'monthFirst', '12/25/2026'],
    ['en', 'dayFirst', '25/12/2026'],
    ['en-GB', 'dayFirst', '25/12/2026'],
    ['es-US', 'dayFirst', '25/12/2026'],
    ['de', 'dayFirst', '25/12/2026'],
  ])('C-DATE-01 in %s a date is written %s: %s', (locale, order, text) => {
    expect(dateOrder(locale)).toBe(order);
    expect(writeDate('2026-12-25', dateOrder(locale))).toBe(text);
  });

  it('C-DATE-06 no day gives an empty field', () => {
    expect(writeDate(null, 'dayFirst')).toBe('');
  });
});

describe('maskDate', () => {
  it.each([
    ['25.12.2026', '25/12/2026'],
    ['25-12-2026', '25/12/2026'],
    ['25 12 2026', '25/12/2026'],
    ['25.', '25/'],
    ['5-1.2026', '5/1/2026'],
    ['٢٥.١٢.٢٠٢٦', '25/12/2026'],
  ])('C-DATE-03 %j becomes %j', (text, masked) => {
    expect(maskDate(text, 'dayFirst')).toBe(masked);
  });

  it.each([
    ['', ''],
    ['2', '2'],
    ['25', '25'],
    ['251', '25/1'],
    ['25/1', '25/1'],
    ['25/12', '25/12'],
    ['25/122', '25/12/2'],
    ['25122026', '25/12/2026'],
    ['251220267', '25/12/2026'],
    ['25//', '25/'],
    ['25 ', '25/'],
    ['25 / 12 / 2026', '25/12/2026'],
    ['25//2026', '25//2026'],
    ['/12/2026', '/12/2026'],
    ['25///12', '25/12'],
    ['/', ''],
    ['25/12/2026/', '25/12/2026'],
    ['a2b5', '25'],
    ['125/12/2026', '12/12/2026'],
    ['125/12', '12/12'],
  ])('C-DATE-04 typing %j shows %j', (text, masked) => {
    expect(maskDate(text, 'dayFirst')).toBe(masked);
  });

  it.each([
    ['2026-12-25', 'dayFirst', '25/12/2026'],
    ['2026-12-25', 'monthFirst', '12/25/2026'],
    ['2026-12-25T10:00:00Z', 'dayFirst', '25/12/2026'],
    ['2026/12/25', 'dayFirst', '25/12/2026'],
  ] as const)('C-DATE-03 a pasted %s in the order %s becomes %s', (text, order, masked) => {
    expect(maskDate(text, order)).toBe(masked);
  });

  it('C-DATE-04 masking twice changes nothing more, and no text grows longer than a date', () => {
    fc.assert(
      fc.property(typedText, orders, (text, order) => {
        const once = maskDate(text, order);
        expect(maskDate(once, order)).toBe(once);
        expect(once).toMatch(/^\d{0,2}(\/(\d{0,2}(\/\d{0,4})?)?)?$/);
      }),
    );
  });

  it('C-DATE-04 what Backspace leaves stays as it is', () => {
    fc.assert(
      fc.property(typedText, orders, (text, order) => {
        const left = maskDate(text, order).slice(0, -1);
        // When the last digit after an emptied number goes, so do its separators.
        fc.pre(!/^\/|\/\//.test(left));
        expect(maskDate(left, order)).toBe(left);
      }),
    );
  });
});

describe('restoreSeparators', () => {
  it.each([
    ['11/20/2026', '11/2|/2026', '11/2/2026'],
    ['11/2/2026', '11/|/2026', '11//2026'],
    ['11//2026', '11/1|/2026', '11/1/2026'],
    ['11/20/2026', '11|20/2026', '11/20/2026'],
    ['11/20/2026', '11/|2026', '11//2026'],
    ['11/20/2026', '1|026', '1//026'],
    ['11/20/2026', '11/5|26', '11/5/26'],
    ['11/20/2026', '|20/2026', '/20/2026'],
    ['11/20/2026', '11/20|', '11/20'],
    ['11/20/2026', '12252026|', '12252026'],
    ['11/20/2026', '5/6/|2026', '5/6/2026'],
    ['', '1|', '1'],
  ])('C-DATE-04 %s edited to %s is read as %s', (before, edited, kept) => {
    const [text, caret] = [edited.replace('|', ''), edited.indexOf('|')];
    expect(restoreSeparators(before, { text, caret })).toBe(kept);
  });
});

describe('placeCaret', () => {
  it.each([
    ['123|', '12/3', 4],
    ['12|3', '12/3', 2],
    ['9|', '09', 2],
    ['٢٥|.١٢', '25/12', 2],
    ['12.|', '12/', 3],
    ['12.|25', '12/25', 3],
    ['12x|/2026', '12/2026', 2],
    ['1|2/25/2026', '12/25/2026', 1],
    ['312|/25/2026', '31/25/2026', 4],
    ['|12.25', '12/25', 0],
  ])('C-DATE-04 in %s, shown as %s, the caret goes to %i', (typed, masked, place) => {
    expect(placeCaret(typed.replace('|', ''), typed.indexOf('|'), masked)).toBe(place);
  });

  it('C-DATE-04 the caret never leaves the text', () => {
    fc.assert(
      fc.property(typedText, fc.nat(14), (text, at) => {
        const masked = maskDate(text, 'dayFirst');
        const place = placeCaret(text, Math.min(at, text.length), masked);
        expect(place >= 0 && place <= masked.length).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { maskDateTime } from './maskDateTime';
import { parseDateTime } from './parseDateTime';

describe('maskDateTime', () => {
  it.each([
    ['1', '1'],
    ['11202026', '11/20/2026'],
    ['112020261', '11/20/2026 1'],
    ['112020269', '11/20/2026 09'],
    ['11/20/2026 1430', '11/20/2026 14:30'],
    ['11.20.2026 14.30', '11/20/2026 14:30'],
    ['11/20/2026 ', '11/20/2026 '],
    ['11/20/2026 14:', '11/20/2026 14:'],
    ['11/20/2026 2:30 PM', '11/20/2026 14:30'],
    ['11/20/2026, 2 pm', '11/20/2026 14:00'],
    ['2026-11-20T14:30', '11/20/2026 14:30'],
    ['2026-11-20 14:30:59', '11/20/2026 14:30'],
    ['2026-11-20', '11/20/2026'],
    ['١١/٢٠/٢٠٢٦ ١٤:٣٠', '11/20/2026 14:30'],
    ['abc', ''],
  ])('C-DATE-03 C-DATE-04 C-TIME-01 %j becomes %j', (typed, shown) =>
    expect(maskDateTime(typed, 'monthFirst')).toBe(shown),
  );
});

describe('parseDateTime', () => {
  const rules = {
    order: 'monthFirst',
    timeZone: 'America/New_York',
    limits: { min: '2026-11-10T15:00:00.000Z', max: '2026-11-20T15:00:00.000Z' },
  } as const;
  it.each([
    ['11/12/2026 09:30', false, { moment: '2026-11-12T14:30:00.000Z' }],
    ['11/12/2026 9:30', false, { problem: 'incomplete' }],
    ['11/12/2026 9:30', true, { moment: '2026-11-12T14:30:00.000Z' }],
    ['11/12/2026', true, { problem: 'incomplete' }],
    ['11/31/2026 09:30', false, { problem: 'impossible' }],
    ['11/12/2026 25:00', false, { problem: 'impossibleTime' }],
    ['11/10/2026 09:59', false, { problem: 'tooEarly' }],
    ['11/10/2026 10:00', false, { moment: '2026-11-10T15:00:00.000Z' }],
    ['11/09/2026 23:00', false, { problem: 'tooEarly' }],
    ['11/20/2026 10:01', false, { problem: 'tooLate' }],
    ['11/21/2026 00:00', false, { problem: 'tooLate' }],
  ])('C-DATE-05 C-DATE-07 C-TIME-01 DATA-07 %j, left: %s, is %j', (text, lenient, reading) =>
    expect(parseDateTime(text, rules, lenient)).toEqual(reading),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/addDays';
import { buildDayLimits } from '../dates/buildDayLimits';
import { widestLimits } from '../dates/DayLimits';
import type { DateOrder } from './dateOrder';
import { dateTexts } from './dateTexts';
import { describeDateProblem } from './describeDateProblem';
import { parseDate } from './parseDate';
import { writeDate } from './writeDate';

const rules = { order: 'dayFirst', limits: widestLimits } as const;

describe('parseDate', () => {
  it.each([
    ['31/02/2026', 'impossible'],
    ['29/02/2023', 'impossible'],
    ['00/01/2026', 'impossible'],
    ['01/13/2026', 'impossible'],
    ['31/04/2026', 'impossible'],
    ['', 'incomplete'],
    ['1/2/2026', 'incomplete'],
    ['01/02/202', 'incomplete'],
  ])('C-DATE-07 %j is %s', (text, problem) => {
    expect(parseDate(text, rules)).toEqual({ problem });
  });

  it.each([
    ['31/12/0999', { problem: 'tooEarly' }],
    ['01/01/1000', { day: '1000-01-01' }],
    ['31/12/2999', { day: '2999-12-31' }],
    ['01/01/3000', { problem: 'tooLate' }],
  ])('C-DATE-02 %s gives %j', (text, reading) => {
    expect(parseDate(text, rules)).toEqual(reading);
  });

  it.each([
    ['04/11/2026', { problem: 'tooEarly' }],
    ['05/11/2026', { day: '2026-11-05' }],
    ['25/11/2026', { day: '2026-11-25' }],
    ['26/11/2026', { problem: 'tooLate' }],
  ])('C-DATE-05 between 5 and 25 November, %s gives %j', (text, reading) => {
    expect(parseDate(text, { ...rules, limits: buildDayLimits('2026-11-05', '2026-11-25') })).toEqual(
      reading,
    );
  });

  it.each([
    ['1/2/2026', { day: '2026-02-01' }],
    ['1/2/26', { problem: 'incomplete' }],
  ])('C-DATE-06 when the field loses focus, %s gives %j', (text, reading) => {
    expect(parseDate(text, { ...rules, lenient: true })).toEqual(reading);
  });

  it('C-DATE-01 C-DATE-02 reads back every date it writes, in either order', () => {
    const anyDay = fc.integer({ min: 0, max: 730_484 }).map((count) => addDays('1000-01-01', count));
    fc.assert(
      fc.property(anyDay, fc.constantFrom<DateOrder>('monthFirst', 'dayFirst'), (day, order) => {
        expect(parseDate(writeDate(day, order), { ...rules, order })).toEqual({ day });
      }),
    );
  });
});

describe('buildDayLimits', () => {
  it.each([
    [undefined, undefined, widestLimits],
    ['0001-01-01', '9999-12-31', widestLimits],
    ['2016-01-01', undefined, { min: '2016-01-01', max: '2999-12-31' }],
  ])('C-DATE-02 %s and %s become %j', (min, max, limits) => {
    expect(buildDayLimits(min, max)).toEqual(limits);
  });
});

describe('describeDateProblem', () => {
  const limits = { min: '2026-11-05', max: '2026-11-25' };
  it.each([
    ['04/11/2026', 'Choose 05/11/2026 or later'],
    ['26/11/2026', 'Choose 25/11/2026 or earlier'],
    ['31/11/2026', 'That date doesn’t exist'],
    ['04/11/202', 'Use the format DD/MM/YYYY'],
    ['06/11/2026', undefined],
  ])('C-DATE-05 C-DATE-07 about %s it says %j', (text, words) => {
    const reading = parseDate(text, { order: 'dayFirst', limits });
    expect(describeDateProblem(reading, { limits, order: 'dayFirst' }, dateTexts)).toBe(words);
  });
});

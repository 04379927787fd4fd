import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/addDays';
import { buildDayLimits } from '../dates/buildDayLimits';
import { calendarCount } from './calendarCount';
import { pickDay } from './pickDay';
import { clampDraft, completeRange, orderDraft, type RangeDraft } from './RangeDraft';
import { rangeLabel } from './rangeLabel';
import { rangePresets } from './rangePresets';
import { rangeTexts } from './rangeTexts';

const none: RangeDraft = { start: null, end: null };

describe('pickDay', () => {
  it('C-RANGE-08 sets start and end in turn', () => {
    const one = pickDay(none, '2026-11-10');
    expect(one).toEqual({ start: '2026-11-10', end: null });
    const two = pickDay(one, '2026-11-12');
    expect(two).toEqual({ start: '2026-11-10', end: '2026-11-12' });
    expect(pickDay(two, '2026-11-20')).toEqual({ start: '2026-11-20', end: null });
  });

  it.each([
    [{ start: '2026-11-12', end: null }, '2026-11-10'],
    [{ start: null, end: '2026-11-10' }, '2026-11-12'],
  ])('C-RANGE-09 %j and %s swap', (draft, day) => {
    expect(pickDay(draft, day)).toEqual({ start: '2026-11-10', end: '2026-11-12' });
  });

  it('C-RANGE-08 C-RANGE-09 after an even number of clicks there is a range, after an odd number half of one', () => {
    const anyDay = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2016-01-01', count));
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 9 }), (days) => {
        const draft = days.reduce(pickDay, none);
        expect(completeRange(draft) !== null).toBe(days.length > 0 && days.length % 2 === 0);
        expect(draft.start !== null && draft.end !== null && draft.start > draft.end).toBe(false);
      }),
    );
  });
});

describe('completeRange', () => {
  it.each([none, { start: '2026-11-10', end: null }, { start: null, end: '2026-11-10' }])(
    'C-RANGE-11 C-RANGE-12 %j is not a range yet',
    (draft) => {
      expect(completeRange(draft)).toBeNull();
      expect(orderDraft(draft)).toBe(draft);
    },
  );

  it('C-RANGE-09 a start after the end swaps with it', () => {
    expect(completeRange({ start: '2026-11-12', end: '2026-11-10' })).toEqual({
      start: '2026-11-10',
      end: '2026-11-12',
    });
  });
});

describe('clampDraft', () => {
  it.each([
    [
      { start: '2015-05-05', end: '2026-11-10' },
      { start: '2016-01-01', end: '2026-11-10' },
    ],
    [
      { start: '2026-11-10', end: '2027-01-01' },
      { start: '2026-11-10', end: '2026-12-31' },
    ],
    [none, none],
  ])('C-RANGE-10 %j becomes %j', (draft, clamped) => {
    expect(clampDraft(draft, buildDayLimits('2016-01-01', '2026-12-31'))).toEqual(clamped);
  });
});

describe('rangePresets', () => {
  it('C-RANGE-01 A-70 are four, and the last days include today', () => {
    const rows = rangePresets('2026-03-01').map(({ name, range }) => [
      rangeTexts[name],
      range.start,
      range.end,
    ]);
    expect(rows).toEqual([
      ['Today', '2026-03-01', '2026-03-01'],
      ['Yesterday', '2026-02-28', '2026-02-28'],
      ['Last 7 days', '2026-02-23', '2026-03-01'],
      ['Last 30 days', '2026-01-31', '2026-03-01'],
    ]);
  });
});

describe('rangeLabel', () => {
  const setting = { today: '2026-11-15', locale: 'en-US', texts: rangeTexts };
  it.each([
    ['C-RANGE-05', null, 'Select date range'],
    ['C-RANGE-06', ['2026-11-15', '2026-11-15'], 'Today (Nov 15, 2026)'],
    ['C-RANGE-06', ['2026-11-14', '2026-11-14'], 'Yesterday (Nov 14, 2026)'],
    ['C-RANGE-07', ['2026-11-13', '2026-11-13'], 'Nov 13, 2026 – Nov 13, 2026'],
    ['C-RANGE-07', ['2026-11-14', '2026-11-15'], 'Nov 14, 2026 – Nov 15, 2026'],
  ] as const)('C-RANGE-05 C-RANGE-06 C-RANGE-07 by %s, %j reads %s', (_, days, words) => {
    expect(rangeLabel(days && { start: days[0], end: days[1] }, setting)).toBe(words);
  });
});

describe('calendarCount', () => {
  it.each([
    [320, 1],
    [599, 1],
    [600, 2],
    [999, 2],
    [1000, 3],
    [2560, 3],
  ])('C-RANGE-03 A-71 a window of %i pixels has %i calendars', (width, count) => {
    expect(calendarCount(width)).toBe(count);
  });

  it.each([
    [2, 2],
    [1, 1],
    [9, 3],
    [0, 1],
  ])('C-RANGE-03 of %i requested calendars there are %i', (wished, count) => {
    expect(calendarCount(1400, wished)).toBe(count);
  });
});

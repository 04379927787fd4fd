import { describe, expect, it } from 'vitest';
import { describeDay } from './describeDay';
import { isMonthWithin, isYearWithin } from './isMonthWithin';

const setting = {
  month: '2026-11-01',
  today: '2026-11-15',
  limits: { min: '2026-11-05', max: '2026-11-25' },
  selected: null,
  preview: null,
};

describe('describeDay', () => {
  it.each([
    ['2026-11-04', true],
    ['2026-11-05', false],
    ['2026-11-25', false],
    ['2026-11-26', true],
  ])('C-CAL-06 %s is disabled: %s', (day, isDisabled) => {
    expect(describeDay(day, setting).isDisabled).toBe(isDisabled);
  });

  it.each(['2026-10-31', '2026-12-01'])('C-CAL-07 %s of a neighboring month cannot be chosen', (day) => {
    const wide = { ...setting, limits: { min: '1000-01-01', max: '2999-12-31' } };
    const selected = { start: '2026-10-01', end: '2026-12-31' };
    expect(describeDay(day, { ...wide, selected })).toMatchObject({
      isNeighbour: true,
      isDisabled: true,
      isSelected: false,
      place: undefined,
    });
  });

  it.each([
    ['2026-11-09', false, undefined],
    ['2026-11-10', true, 'start'],
    ['2026-11-11', true, 'inside'],
    ['2026-11-12', true, 'end'],
    ['2026-11-13', false, undefined],
  ])('%s in a range of three days is selected: %s, place: %s', (day, isSelected, place) => {
    const selected = { start: '2026-11-10', end: '2026-11-12' };
    expect(describeDay(day, { ...setting, selected })).toMatchObject({ isSelected, place });
  });

  it('a preview is painted but not selected', () => {
    const selected = { start: '2026-11-10', end: '2026-11-10' };
    const preview = { start: '2026-11-10', end: '2026-11-12' };
    const look = (day: string) => describeDay(day, { ...setting, selected, preview });
    expect(look('2026-11-10')).toMatchObject({ isSelected: true, place: 'start' });
    expect(look('2026-11-12')).toMatchObject({ isSelected: false, place: 'end' });
    expect(describeDay('2026-11-10', { ...setting, selected }).place).toBe('only');
  });
});

describe('isMonthWithin', () => {
  it.each([
    ['2015-12-01', false],
    ['2016-01-01', true],
    ['2026-12-01', true],
    ['2027-01-01', false],
  ])('C-RANGE-14 %s can be chosen: %s', (month, isIn) => {
    const limits = { min: '2016-01-31', max: '2026-12-01' };
    expect(isMonthWithin(month, limits)).toBe(isIn);
    expect(isYearWithin(month, limits)).toBe(isIn);
  });
});

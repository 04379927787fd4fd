import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/addDays';
import { addMonths } from '../dates/addMonths';
import { endOfMonth } from '../dates/startOfMonth';
import { canStep } from './isMonthWithin';
import { type Shown, showDay, showMonth, startShown, stepMonths } from './Shown';

const limits = { min: '2016-01-10', max: '2026-12-20' };
const three = { count: 3, limits };

describe('Shown', () => {
  it.each([
    ['2026-11-15', '2026-09-01'],
    ['2016-02-01', '2016-01-01'],
    ['2030-01-01', '2026-10-01'],
  ])('begins with %s in the last of three places: %s first', (day, first) => {
    expect(startShown(day, three).first).toBe(first);
  });

  it.each([
    ['2026-11-20', '2026-10-01'],
    ['2026-09-30', '2026-09-01'],
    ['2025-01-01', '2025-01-01'],
    ['2026-12-31', '2026-10-01'],
  ])('to make %s visible it turns as few months as possible: %s first', (day, first) => {
    expect(showDay({ first: '2026-10-01', active: '2026-10-05' }, day, three).first).toBe(first);
  });

  it('C-CAL-02 a chosen month appears in the calendar it was chosen in', () => {
    const shown = showMonth(
      { first: '2026-10-01', active: '2026-10-31' },
      { month: '2024-02-01', at: 1 },
      limits,
    );
    expect(shown).toEqual({ first: '2024-01-01', active: '2024-02-29' });
  });

  it('C-RANGE-14 choosing a year whose month is outside the limits leads to the nearest month inside', () => {
    const shown = showMonth(
      { first: '2020-01-01', active: '2020-01-05' },
      { month: '2016-01-01', at: 0 },
      limits,
    );
    expect(shown).toEqual({ first: '2016-01-01', active: '2016-01-10' });
  });

  it('C-CAL-06 whatever is pressed, the active day is visible and inside the limits', () => {
    const act = fc.oneof(
      fc.record({ do: fc.constant('show' as const), by: fc.integer({ min: -9000, max: 9000 }) }),
      fc.record({ do: fc.constant('step' as const), by: fc.constantFrom(-1, 1) }),
      fc.record({ do: fc.constant('jump' as const), by: fc.integer({ min: -200, max: 200 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), (acts, count) => {
        const bounds = { count, limits };
        let shown: Shown = startShown('2026-11-15', bounds);
        for (const { do: kind, by } of acts) {
          if (kind === 'show') shown = showDay(shown, addDays(shown.active, by), bounds);
          else if (kind === 'jump')
            shown = showMonth(shown, { month: addMonths(shown.first, by), at: Math.abs(by) % count }, limits);
          else if (canStep(by < 0 ? shown.first : addMonths(shown.first, count - 1), by, limits))
            shown = stepMonths(shown, by, bounds);
          expect(shown.active >= limits.min && shown.active <= limits.max).toBe(true);
          expect(shown.active >= shown.first).toBe(true);
          expect(shown.active <= endOfMonth(addMonths(shown.first, count - 1))).toBe(true);
        }
      }),
    );
  });
});

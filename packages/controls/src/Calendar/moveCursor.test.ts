import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/addDays';
import type { CalendarView } from './CalendarView';
import { moveCursor } from './moveCursor';

const plain = { shiftKey: false, rtl: false, weekStart: 1, today: '2026-11-15' };

describe('moveCursor', () => {
  it.each<[CalendarView, string, string, string]>([
    ['days', 'ArrowLeft', '2026-11-01', '2026-10-31'],
    ['days', 'ArrowRight', '2026-11-15', '2026-11-16'],
    ['days', 'ArrowUp', '2026-11-15', '2026-11-08'],
    ['days', 'ArrowDown', '2026-11-15', '2026-11-22'],
    ['days', 'Home', '2026-11-18', '2026-11-16'],
    ['days', 'End', '2026-11-18', '2026-11-22'],
    ['days', 'PageUp', '2026-03-31', '2026-02-28'],
    ['days', 'PageDown', '2026-11-15', '2026-12-15'],
    ['months', 'ArrowRight', '2026-12-01', '2027-01-01'],
    ['months', 'ArrowUp', '2026-11-01', '2026-08-01'],
    ['months', 'Home', '2026-11-01', '2026-10-01'],
    ['months', 'End', '2026-11-01', '2026-12-01'],
    ['months', 'PageUp', '2026-11-01', '2025-11-01'],
    ['years', 'ArrowLeft', '2026-01-01', '2025-01-01'],
    ['years', 'ArrowDown', '2026-01-01', '2029-01-01'],
    ['years', 'Home', '2026-01-01', '2025-01-01'],
    ['years', 'End', '2026-01-01', '2027-01-01'],
    ['years', 'PageDown', '2026-01-01', '2036-01-01'],
  ])('A-63 C-CAL-01 in the %s %s goes from %s to %s', (view, key, from, to) => {
    expect(moveCursor(view, from, { ...plain, key })).toBe(to);
  });

  it.each<[CalendarView, string, string]>([
    ['days', '2026-11-15', '2027-11-15'],
    ['months', '2026-11-01', '2036-11-01'],
    ['years', '2026-01-01', '2126-01-01'],
  ])('A-63 Shift and PageDown in the %s take the larger step', (view, from, to) => {
    expect(moveCursor(view, from, { ...plain, key: 'PageDown', shiftKey: true })).toBe(to);
  });

  it.each<CalendarView>(['days', 'months', 'years'])(
    'A-63 in right-to-left text the %s are mirrored',
    (view) => {
      const left = moveCursor(view, '2026-11-01', { ...plain, key: 'ArrowLeft', rtl: true });
      expect(left).toBe(moveCursor(view, '2026-11-01', { ...plain, key: 'ArrowRight' }));
      const up = moveCursor(view, '2026-11-01', { ...plain, key: 'ArrowUp', rtl: true });
      expect(up).toBe(moveCursor(view, '2026-11-01', { ...plain, key: 'ArrowUp' }));
    },
  );

  it.each(['a', 'Enter', 'Tab', 'Escape'])('A-63 %s does not move', (key) => {
    expect(moveCursor('days', '2026-11-15', { ...plain, key })).toBeUndefined();
  });

  it('A-63 Home and End stay in the row, whatever day the week begins with', () => {
    const anyDay = fc.integer({ min: 0, max: 730_484 }).map((count) => addDays('1000-01-01', count));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0, 1), (day, weekStart) => {
        const home = moveCursor('days', day, { ...plain, key: 'Home', weekStart }) ?? '';
        const end = moveCursor('days', day, { ...plain, key: 'End', weekStart }) ?? '';
        expect(home <= day && day <= end).toBe(true);
        expect(addDays(home, 6)).toBe(end);
        expect(moveCursor('days', home, { ...plain, key: 'Home', weekStart })).toBe(home);
      }),
    );
  });
});

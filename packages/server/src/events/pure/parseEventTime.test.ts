import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEventTime } from './parseEventTime';

const dayMs = 86_400_000;
const nowMs = 20_000 * dayMs + 1234;
const idAt = (ms: number) =>
  `${ms.toString(16).padStart(12, '0')}7abc8def0123456789ab`.replace(
    /^(.{8})(.{4})(.{4})(.{4})/,
    '$1-$2-$3-$4-',
  );

describe('parseEventTime', () => {
  it.each([
    ['now', 0, 0],
    ['a second ago', -1000, 0],
    ['an hour ago, yesterday', -3_600_000, -1],
    ['30 days ago', -30 * dayMs, -30],
    ['longer ago: a wrong clock', -30 * dayMs - 1, 0],
    ['a minute to come', 60_000, 0],
    ['a day to come: a wrong clock', dayMs, 0],
    ['1970', -nowMs, 0],
  ])('NET-12 OWN-11 %s counts for the right day', (_title, byMs, byDays) => {
    expect(parseEventTime(idAt(nowMs + byMs), nowMs).countedOn).toBe(20_000 + byDays);
  });

  it('NET-12 the day of the key only depends on the id; nothing counts for a future day', () => {
    const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
    fc.assert(
      fc.property(time, time, time, (idMs, firstMs, laterMs) => {
        const [first, later] = [parseEventTime(idAt(idMs), firstMs), parseEventTime(idAt(idMs), laterMs)];
        expect(later.day).toBe(first.day);
        expect(first.day).toBe(Math.floor(idMs / dayMs));
        expect(first.countedOn).toBeLessThanOrEqual(Math.floor(firstMs / dayMs));
        expect(first.countedOn).toBe(Math.floor(first.happenedMs / dayMs));
      }),
      { numRuns: 5000 },
    );
  });
});

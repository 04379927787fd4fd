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
    ['now', 0, 0, false],
    ['a second ago', -1000, 0, false],
    ['an hour ago, yesterday', -3_600_000, -1, false],
    ['7 days ago', -7 * dayMs, -7, false],
    ['longer ago: a wrong clock', -7 * dayMs - 1, 0, true],
    ['ten minutes ahead', 600_000, 0, false],
    ['more than that: a wrong clock', 600_001, 0, true],
    ['1970', -nowMs, 0, true],
    ['1985', Date.UTC(1985, 0, 1) - nowMs, 0, true],
    ['2199', Date.UTC(2199, 0, 1) - nowMs, 0, true],
  ])('NET-12 OWN-11 %s happened on the right day', (_title, byMs, byDays, isClockWrong) => {
    const read = parseEventTime(idAt(nowMs + byMs), nowMs);
    expect([Math.floor(read.happenedMs / dayMs), read.day, read.isClockWrong]).toEqual([
      20_000 + byDays,
      20_000 + byDays,
      isClockWrong,
    ]);
  });

  it('NET-12 ten minutes ahead, past midnight, has the key of its own day and happened now', () => {
    const late = 20_000 * dayMs - 1000;
    expect(parseEventTime(idAt(late + 2000), late)).toMatchObject({ day: 20_000, happenedMs: late });
  });

  it('NET-12 OWN-11 whatever the id says, its key is within a week of now; as long as the id is believed, repeats have the same key', () => {
    const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
    fc.assert(
      fc.property(time, time, time, (idMs, firstMs, laterMs) => {
        const [first, later] = [parseEventTime(idAt(idMs), firstMs), parseEventTime(idAt(idMs), laterMs)];
        const today = Math.floor(firstMs / dayMs);
        expect(first.day).toBeGreaterThanOrEqual(today - 7);
        expect(first.day).toBeLessThanOrEqual(today + 1);
        expect(first.idDay).toBe(Math.floor(idMs / dayMs));
        if (!first.isClockWrong && !later.isClockWrong) expect(later.day).toBe(first.day);
        expect(first.happenedMs).toBeLessThanOrEqual(firstMs);
      }),
      { numRuns: 5000 },
    );
  });
});

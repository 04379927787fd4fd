import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampReportedTime } from './clampReportedTime';

const nowMs = Date.UTC(2026, 10, 15);
const hourMs = 3_600_000;

describe('clampReportedTime', () => {
  it.each([
    ['an hour ago', nowMs - hourMs, nowMs - hourMs],
    ['long ago', 0, 0],
    ['by a clock that is ahead', nowMs + hourMs, nowMs + hourMs],
    ['in two days', nowMs + 48 * hourMs, nowMs],
    ['beyond all dates', Number.MAX_SAFE_INTEGER, nowMs],
  ])('OWN-13 a message %s', (_, reportedMs, wanted) => {
    expect(clampReportedTime(reportedMs, nowMs)).toBe(wanted);
  });

  it('OWN-13 always gives a time that can be stored', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (reportedMs) => {
        expect(() => new Date(clampReportedTime(reportedMs, nowMs)).toISOString()).not.toThrow();
      }),
    );
  });
});

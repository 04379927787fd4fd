import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextChangeMs } from './nextChangeMs';
import { relativeTime } from './relativeTime';

const [s, min, h, d] = [1000, 60_000, 3_600_000, 86_400_000];
const week = 7 * d;
const month = 4.345 * week;
const year = 12 * month;
const tell = (distanceMs: number, locale = 'en') => relativeTime(1e12 + distanceMs, 1e12, locale);

describe('relativeTime', () => {
  it.each([
    [-0, 'now'],
    [-999, 'now'],
    [-s, '1 second ago'],
    [-(min - 1), '59 seconds ago'],
    [-min, '1 minute ago'],
    [-(h - 1), '59 minutes ago'],
    [-h, '1 hour ago'],
    [-(d - 1), '23 hours ago'],
    [-d, '1 day ago'],
    [-(week - 1), '6 days ago'],
    [-week, '1 week ago'],
    [-(month - 1), '4 weeks ago'],
    [-month, '1 month ago'],
    [-(year - 1), '11 months ago'],
    [-year, '1 year ago'],
    [-(2 * year), '2 years ago'],
    [999, 'now'],
    [90 * s, 'in 1 minute'],
    [3 * d, 'in 3 days'],
  ])('DATA-08 A-73 %d milliseconds are shown as %s', (distanceMs, expected) => {
    expect(tell(distanceMs)).toBe(expected);
  });

  it('A-73 uses the given language', () => {
    expect([tell(-h, 'de'), tell(2 * d, 'fr')]).toEqual(['vor 1 Stunde', 'dans 2 jours']);
  });
});

describe('nextChangeMs', () => {
  it.each([
    [-0, s],
    [-300, 700],
    [-(90 * s), 30 * s],
    [-(59 * min + 30 * s), 30 * s],
    [-(4 * week + 2 * d), month - 4 * week - 2 * d],
    [500, 1500],
    [90 * s, 30 * s + 1],
  ])('DATA-08 a distance of %d changes its text after %d', (distanceMs, expected) => {
    expect(nextChangeMs(1e12 + distanceMs, 1e12)).toBe(expected);
  });

  it('DATA-08 the text stays until then and differs afterward', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * year, max: 3 * year }), (distanceMs) => {
        const wait = nextChangeMs(1e12 + distanceMs, 1e12);
        expect(tell(distanceMs - wait + 1)).toBe(tell(distanceMs));
        expect(tell(distanceMs - wait)).not.toBe(tell(distanceMs));
      }),
    );
  });
});

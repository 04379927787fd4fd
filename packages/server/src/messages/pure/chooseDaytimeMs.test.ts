import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDaytimeMs } from './chooseDaytimeMs';

const hourMs = 3_600_000;
const at = (text: string) => Date.parse(text);
const choose = (sinceMs: number | undefined, dueMs: number, country: string | undefined, zone?: string) =>
  new Date(chooseDaytimeMs({ sinceMs, dueMs, country, zone })).toISOString();

/** The local hour in a time zone. */
const hourIn = (atMs: number, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric' }).format(atMs)) % 24;
/** Countries, and the clocks at their edges. */
const edges: Record<string, string[]> = {
  US: ['Pacific/Honolulu', 'America/Los_Angeles', 'America/Chicago', 'America/New_York'],
  CA: ['America/Vancouver', 'America/St_Johns'],
  RU: ['Europe/Kaliningrad', 'Asia/Kamchatka'],
  BR: ['America/Rio_Branco', 'America/Noronha'],
  AU: ['Australia/Perth', 'Australia/Sydney', 'Australia/Lord_Howe'],
  ID: ['Asia/Jakarta', 'Asia/Jayapura'],
  MX: ['America/Tijuana', 'America/Cancun'],
  PT: ['Atlantic/Azores', 'Europe/Lisbon'],
  DE: ['Europe/Berlin'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  IN: ['Asia/Kolkata'],
  NP: ['Asia/Kathmandu'],
  JP: ['Asia/Tokyo'],
  NZ: ['Pacific/Auckland', 'Pacific/Chatham'],
  ZA: ['Africa/Johannesburg'],
  AE: ['Asia/Dubai'],
  CL: ['America/Santiago', 'Pacific/Easter'],
};

describe('chooseDaytimeMs', () => {
  it.each([
    ['2026-11-15T09:00:00Z', '2026-11-15T22:00:00Z', 'DE', '2026-11-16T07:00:00.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-16T05:30:15Z', 'DE', '2026-11-16T07:00:00.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-15T20:00:00Z', 'DE', '2026-11-16T07:00:00.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-15T19:59:59Z', 'DE', '2026-11-15T19:59:59.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-15T12:00:00Z', 'DE', '2026-11-15T12:00:00.000Z'],
    // People live in New York and in Hawaii: both must be awake.
    ['2026-11-15T09:00:00Z', '2026-11-15T14:00:00Z', 'US', '2026-11-15T18:00:00.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-16T03:00:00Z', 'US', '2026-11-16T18:00:00.000Z'],
    // The night when clocks go forward: nine o'clock, which is late enough.
    ['2026-03-28T09:00:00Z', '2026-03-28T23:00:00Z', 'DE', '2026-03-29T07:00:00.000Z'],
    ['2026-10-24T09:00:00Z', '2026-10-24T21:00:00Z', 'DE', '2026-10-25T07:00:00.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-15T22:00:00Z', undefined, '2026-11-16T08:00:00.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-15T22:00:00Z', 'ZZ', '2026-11-16T08:00:00.000Z'],
    ['2026-11-15T09:00:00Z', '2026-11-15T22:00:00Z', '001', '2026-11-16T08:00:00.000Z'],
  ])('OWN-22 C64 opted in %s, due %s, in %s: goes %s', (since, due, country, goes) => {
    expect(choose(at(since), at(due), country)).toBe(goes);
  });

  it('OWN-22 C64 a text within the hour goes at once, as part of the conversation, even at night', () => {
    const night = at('2026-11-15T23:00:00Z');
    expect(chooseDaytimeMs({ sinceMs: night, dueMs: night + hourMs, country: 'DE' })).toBe(night + hourMs);
    expect(chooseDaytimeMs({ sinceMs: night, dueMs: night + hourMs + 1, country: 'DE' })).toBe(
      at('2026-11-16T07:00:00Z'),
    );
  });

  it('OWN-22 C64 always sends between 8 and 21 on every clock of the country, and never earlier than due', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2031-01-01T00:00:00Z') }),
        fc.integer({ min: hourMs + 1, max: 40 * 24 * hourMs }),
        fc.constantFrom(...Object.keys(edges)),
        (sinceMs, waitMs, country) => {
          const dueMs = sinceMs + waitMs;
          const goesMs = chooseDaytimeMs({ sinceMs, dueMs, country });
          expect(goesMs).toBeGreaterThanOrEqual(dueMs);
          expect(goesMs - dueMs).toBeLessThan(48 * hourMs);
          for (const zone of edges[country] ?? []) {
            const hour = hourIn(goesMs, zone);
            expect([zone, hour, hour >= 8 && hour < 21]).toEqual([zone, hour, true]);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ['2026-11-15T22:30:00Z', 'Europe/Berlin', '2026-11-16T07:00:00.000Z'],
    ['2026-11-15T07:00:00Z', 'Europe/Berlin', '2026-11-15T07:00:00.000Z'],
    ['2026-11-15T06:59:59Z', 'Europe/Berlin', '2026-11-15T07:00:00.000Z'],
    ['2026-11-16T02:00:00Z', 'America/New_York', '2026-11-16T13:00:00.000Z'],
    ['2026-11-16T01:59:59Z', 'America/New_York', '2026-11-16T01:59:59.000Z'],
    ['2026-11-16T03:30:00Z', 'Pacific/Honolulu', '2026-11-16T03:30:00.000Z'],
    // Clocks that are half an hour, or three quarters, apart from others.
    ['2026-11-15T15:30:00Z', 'Asia/Kolkata', '2026-11-16T02:30:00.000Z'],
    ['2026-11-15T15:29:59Z', 'Asia/Kolkata', '2026-11-15T15:29:59.000Z'],
    ['2026-11-15T15:15:00Z', 'Asia/Kathmandu', '2026-11-16T02:15:00.000Z'],
    ['2026-11-15T11:00:00Z', 'Australia/Adelaide', '2026-11-15T21:30:00.000Z'],
    // The nights when clocks go forward (to nine o'clock, which is late enough) and back.
    ['2026-03-08T02:30:00Z', 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['2026-03-08T05:30:00Z', 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['2026-11-01T01:00:00Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
    // By half an hour.
    ['2026-04-04T12:00:00Z', 'Australia/Lord_Howe', '2026-04-04T21:30:00.000Z'],
  ])('OWN-22 C64 D35 the first text after a form, left %s in %s: goes %s', (left, zone, goes) => {
    expect(choose(undefined, at(left), 'US', zone)).toBe(goes);
  });

  it('OWN-22 C64 D35 never sends a first text from 21 to 8 where the visitor is, nor keeps it longer than that night', () => {
    const offsetOf = (atMs: number, timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
        .formatToParts(atMs)
        .find(({ type }) => type === 'timeZoneName')?.value;
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2031-01-01T00:00:00Z') }),
        fc.constantFrom(
          ...Object.entries(edges).flatMap(([country, zones]) => zones.map((zone) => [country, zone])),
        ),
        (dueMs, [country, zone = '']) => {
          const goesMs = chooseDaytimeMs({ sinceMs: undefined, dueMs, country, zone });
          const hour = hourIn(goesMs, zone);
          expect([zone, hour, hour >= 8 && hour < 21]).toEqual([zone, hour, true]);
          expect(goesMs).toBeGreaterThanOrEqual(dueMs);
          // The night when clocks go back has one hour more.
          const isChanged = offsetOf(dueMs, zone) !== offsetOf(goesMs, zone);
          expect(goesMs - dueMs).toBeLessThanOrEqual((isChanged ? 12 : 11) * hourMs);
          const dueHour = hourIn(dueMs, zone);
          expect(goesMs === dueMs).toBe(dueHour >= 8 && dueHour < 21);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

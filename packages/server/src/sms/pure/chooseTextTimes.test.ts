import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTextTimes } from './chooseTextTimes';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const account = { country: 'US', smsQuietHours: true, smsProvider: 'twilio' };
/** The first of those that wait for the same morning. */
const phone = '+14155552000';
const plan = [0, 10 * minuteMs, 3 * hourMs].map((afterMs) => ({ afterMs }));
/** Half past ten in the evening in New York, half past five in the afternoon in Hawaii. */
const night = '2026-11-16T03:30:00Z';
const day = '2026-11-15T18:30:00Z';
const newYork = { timeZone: 'America/New_York' };
const silent = { timeZone: undefined };

const choose = (left: string, parts: Partial<Parameters<typeof chooseTextTimes>[0]> = {}) => {
  const asked = { account, phone, plan, atMs: Date.parse(left), form: newYork, ...parts };
  const { times, wait } = chooseTextTimes(asked);
  return [wait, ...times.map((atMs) => new Date(atMs).toISOString().slice(5, 16))];
};

describe('chooseTextTimes', () => {
  it.each([
    ['by day', day, {}, ['', '11-15T18:30', '11-15T18:40', '11-15T21:30']],
    ['at night', night, {}, ['morning', '11-16T13:00', '11-16T13:10', '11-16T16:00']],
    [
      'where it is day',
      night,
      { form: { timeZone: 'Pacific/Honolulu' } },
      ['', '11-16T03:30', '11-16T03:40', '11-16T06:30'],
    ],
    [
      'from a page without a time zone',
      night,
      { form: silent },
      ['somewhere', '11-16T18:00', '11-16T18:10', '11-16T21:00'],
    ],
    [
      'from abroad',
      night,
      { form: { timeZone: 'Asia/Tokyo' } },
      ['somewhere', '11-16T18:00', '11-16T18:10', '11-16T21:00'],
    ],
    [
      'of an account without quiet hours',
      night,
      { account: { ...account, smsQuietHours: false } },
      ['', '11-16T03:30', '11-16T03:40', '11-16T18:00'],
    ],
    [
      'in the sandbox',
      night,
      { account: { ...account, smsProvider: 'sandbox' } },
      ['', '11-16T03:30', '11-16T03:40', '11-16T18:00'],
    ],
    ['from the phone', night, { form: undefined }, ['', '11-16T03:30', '11-16T03:40', '11-16T18:00']],
    [
      'that begins later',
      '2026-11-16T01:30:00Z',
      { plan: [{ afterMs: hourMs }, { afterMs: 2 * hourMs }] },
      ['morning', '11-16T13:00', '11-16T14:00'],
    ],
    [
      'whose first text has a delay of its own: which morning, nobody can say',
      night,
      { plan: [{ afterMs: 24 * hourMs }] },
      ['somewhere', '11-17T13:00'],
    ],
    [
      'shortly before eight in the morning',
      '2026-11-16T12:30:00Z',
      {},
      ['morning', '11-16T13:00', '11-16T13:10', '11-16T16:00'],
    ],
    ['with no texts', night, { plan: [] }, ['']],
    [
      'to a number that cannot be read',
      night,
      { phone: 'x', form: silent },
      ['somewhere', '11-16T08:00', '11-16T08:10', '11-16T11:00'],
    ],
  ])('OWN-22 C64 chooses when to send the texts of an opt-in %s', (_, left, parts, expected) => {
    expect(choose(left, parts)).toEqual(expected);
  });

  it('OWN-22 E11 spreads those that waited for the same morning over ten minutes, each with all its texts', () => {
    const at = (ending: string) => choose(night, { phone: `+14155552${ending}` }).slice(1);
    expect(at('500')).toEqual(['11-16T13:05', '11-16T13:15', '11-16T16:05']);
    expect(at('999')).toEqual(['11-16T13:09', '11-16T13:19', '11-16T16:09']);
    expect(choose(day, { phone: '+14155552999' })[1]).toBe('11-15T18:30');
  });

  it('OWN-22 C64 keeps the order and the pauses of a sequence, and sends none of it at night', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 72 * hourMs }), { minLength: 1, maxLength: 6 });
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') });
    const hourIn = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: 'numeric' });
    fc.assert(
      fc.property(moments, pauses, (atMs, list) => {
        const steps = list.map((_, index) => ({
          afterMs: list.slice(1, index + 1).reduce((sum, one) => sum + one, 0),
        }));
        const { times } = chooseTextTimes({ account, phone, plan: steps, atMs, form: newYork });
        for (const [index, goesMs] of times.entries()) {
          const hour = Number(hourIn.format(goesMs));
          expect([hour, hour >= 8 && hour < 21]).toEqual([hour, true]);
          expect(goesMs).toBeGreaterThanOrEqual(times[index - 1] ?? atMs);
          expect(goesMs - (times[0] ?? 0)).toBeGreaterThanOrEqual(steps[index]?.afterMs ?? 0);
        }
      }),
    );
  });
});

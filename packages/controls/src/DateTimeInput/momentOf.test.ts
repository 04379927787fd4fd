import { describe, expect, it } from 'vitest';
import { parseMoment } from './Moment';
import { momentOf } from './momentOf';
import { wallOf } from './wallOf';

describe('momentOf and wallOf', () => {
  it.each([
    ['UTC', '2026-11-20', '14:30', '2026-11-20T14:30:00.000Z'],
    ['America/New_York', '2026-11-20', '14:30', '2026-11-20T19:30:00.000Z'],
    ['America/New_York', '2026-07-01', '23:30', '2026-07-02T03:30:00.000Z'],
    ['Asia/Kolkata', '2026-01-01', '00:00', '2025-12-31T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00:00.000Z'],
    // The hour that occurs twice: the first of both.
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ])('DATA-07 in %s %s %s is %s', (zone, day, time, moment) => {
    expect(momentOf({ day, time }, zone)).toBe(moment);
    expect(wallOf(moment, zone)).toEqual({ day, time });
  });
  it('DATA-07 an hour that a clock change skips comes out later', () => {
    const moment = momentOf({ day: '2026-03-29', time: '02:30' }, 'Europe/Berlin');
    expect(wallOf(moment, 'Europe/Berlin')).toEqual({ day: '2026-03-29', time: '03:30' });
  });
});

describe('parseMoment', () => {
  it.each([
    ['2026-11-20T14:30:00+01:00', '2026-11-20T13:30:00.000Z'],
    ['2026-11-20T14:30Z', '2026-11-20T14:30:00.000Z'],
    ['2026-02-30T14:30Z', null],
    ['2026-11-20', null],
    [undefined, null],
  ])('DATA-07 %s is %s', (value, moment) => expect(parseMoment(value)).toBe(moment));
});

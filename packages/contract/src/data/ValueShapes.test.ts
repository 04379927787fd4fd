import { describe, expect, it } from 'vitest';
import { isDateText, isDateTimeText, isTimeText } from './ValueShapes';

const table: [name: string, test: (text: string) => boolean, good: string[], bad: string[]][] = [
  [
    'date',
    isDateText,
    ['2026-11-15', '2016-01-01', '0001-12-31', '2024-02-29', '2000-02-29', '2026-04-30'],
    [
      ...[
        '',
        '2026-1-5',
        '26-11-15',
        '2026/11/15',
        '15-11-2026',
        '2026-11-15T00:00',
        ' 2026-11-15',
        '2026-11-15\n',
      ],
      ...['2026-00-10', '2026-13-10', '2026-10-00', '2026-10-32', '2026-04-31', '2026-11-31'],
      ...['2026-02-29', '1900-02-29', '2024-02-30', '٢٠٢٦-١١-١٥'],
    ],
  ],
  [
    'time',
    isTimeText,
    ['00:00', '09:05', '19:59', '23:59'],
    ['', '9:05', '24:00', '12:60', '12:5', '12.30', '12:30:00', '1:30 PM', '012:30', '12:30\n'],
  ],
  [
    'date-time',
    isDateTimeText,
    [
      new Date(0).toISOString(),
      ...[
        '2026-11-15T09:05:00.000Z',
        '2026-11-15T09:05:00Z',
        '2026-11-15T09:05Z',
        '2026-11-15T23:59:59+05:30',
      ],
    ],
    [
      ...['', '2026-11-15', '09:05', '2026-11-15 09:05:00Z', '2026-11-15T09:05:00', '2026-11-15T24:00:00Z'],
      ...['2026-11-15T09:05:60Z', '2026-02-30T09:05:00Z', '2026-11-15T09:05:00.Z', '2026-11-15T09:05:00z'],
    ],
  ],
];

describe.each(table)('the shape of a %s', (_name, test, good, bad) => {
  it.each(good)('DATA-07 accepts %j', (text) => expect(test(text)).toBe(true));
  it.each(bad)('DATA-07 rejects %j', (text) => expect(test(text)).toBe(false));
});

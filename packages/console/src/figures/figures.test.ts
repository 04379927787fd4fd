import { describe, expect, it } from 'vitest';
import { channelNames } from '../components/channelNames';
import { buildDayCsv } from './buildDayCsv';
import { buildFunnel } from './buildFunnel';
import { compareFigures } from './compareFigures';
import { formatCount, formatRate } from './formatCount';
import { formatMoney } from './formatMoney';
import { lastDays, listDays, parseSpan, spanBefore } from './lastDays';
import { splitChannels } from './splitChannels';
import { todayIn } from './todayIn';
import { trendPath } from './trendPath';

describe('lastDays', () => {
  it.each([
    [1, '2026-03-01', '2026-03-01'],
    [7, '2026-02-23', '2026-03-01'],
    [30, '2026-01-31', '2026-03-01'],
  ])('OWN-11 starts the last %d days on %s', (count, from, to) => {
    expect(lastDays(count, to)).toEqual({ from, to });
    expect(listDays({ from, to })).toHaveLength(count);
  });
  it('OWN-11 compares with a period of the same length that ends the day before', () => {
    expect(spanBefore({ from: '2026-02-23', to: '2026-03-01' })).toEqual({
      from: '2026-02-16',
      to: '2026-02-22',
    });
    expect(spanBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    });
  });
});

describe('todayIn', () => {
  const now = new Date('2026-03-01T03:30:00Z');
  it.each([
    ['UTC', '2026-03-01'],
    ['America/New_York', '2026-02-28'],
    ['Pacific/Kiritimati', '2026-03-01'],
    ['a zone that only the server knows', '2026-03-01'],
  ])('OWN-11 in %s it is %s', (zone, day) => {
    expect(todayIn(zone, now)).toBe(day);
  });
});

describe('parseSpan', () => {
  const usual = { from: '2026-02-01', to: '2026-03-01' };
  it.each([
    ['2026-01-01', '2026-01-31', true],
    ['2026-01-31', '2026-01-01', false],
    ['2026-02-30', '2026-03-01', false],
    ['x', 'y', false],
    ['', '2026-01-31', false],
  ])('OWN-11 accepts the span from "%s" to "%s": %s', (from, to, isSpan) =>
    expect(parseSpan({ from, to }, usual)).toEqual(isSpan ? { from, to } : usual),
  );
});

describe('formatMoney', () => {
  it.each([
    [123456, 'USD', '$1,234.56'],
    [5000, 'JPY', '¥5,000'],
    [12345, 'KWD', 'KWD 12.345'],
  ])('OWN-17 writes %d minor units of %s as %s', (amount, currency, words) =>
    expect(formatMoney(amount, currency, 'en-US').replaceAll('\u00a0', ' ')).toBe(words),
  );
});

describe('formatCount', () => {
  it.each([
    [0.1234, '12.3%'],
    [0, '0%'],
    [1, '100%'],
    [null, '–'],
    [undefined, '–'],
  ])('OWN-11 writes a rate of %s as %s', (rate, words) => expect(formatRate(rate, 'en-US')).toBe(words));
  it('OWN-11 writes counts in the notation of the language', () => {
    expect(formatCount(1234567, 'en-US')).toBe('1,234,567');
    expect(formatCount(1234567, 'de-DE')).toBe('1.234.567');
  });
});

describe('trendPath', () => {
  const size = { widthPx: 96, heightPx: 24 };
  it.each([
    [[], ''],
    [[3], 'M2.0 2.0'],
    [[0, 0], 'M2.0 22.0L94.0 22.0'],
    [[0, 2, 4], 'M2.0 22.0L48.0 12.0L94.0 2.0'],
  ])('OWN-11 draws %j from zero up', (values, path) => expect(trendPath(values, size)).toBe(path));
});

const figures = {
  pageViews: 0,
  impressions: 0,
  opens: 0,
  clicks: 0,
  clicksByChannel: {},
  optInsByChannel: {},
  closes: 0,
  submits: 0,
  optIns: 0,
  conversions: 0,
  sales: 0,
  revenueMinor: {},
  openRate: null,
  clickRate: null,
  optInRate: null,
};

describe('compareFigures', () => {
  it.each([
    [12, 10, '+20%'],
    [5, 10, '-50%'],
    [10, 10, 'No change'],
    [3, 0, 'New'],
    [0, 0, 'No change'],
  ])('OWN-11 %d after %d is %s', (now, before, words) =>
    expect(compareFigures(now, before, 'en-US').words).toBe(words),
  );
});

describe('buildFunnel', () => {
  it('OWN-11 OWN-17 gives each step its share of the one before', () => {
    const steps = buildFunnel({
      ...figures,
      pageViews: 400,
      impressions: 200,
      opens: 100,
      submits: 20,
      optIns: 10,
      conversions: 5,
    });
    expect(steps.map(({ count, share }) => [count, share])).toEqual([
      [400, null],
      [200, 0.5],
      [100, 0.5],
      [20, 0.2],
      [10, 0.5],
      [5, 0.5],
      [0, 0],
    ]);
    expect(steps.at(-2)?.label).toBe('Converted');
  });
});

describe('buildDayCsv', () => {
  it('OWN-11 has a row for each day, including empty ones', () => {
    const text = buildDayCsv(['2026-01-01', '2026-01-02'], { '2026-01-02': { ...figures, optIns: 3 } });
    expect(text.split('\r\n')).toEqual([
      'day,pageViews,impressions,opens,clicks,submits,optIns,conversions,sales',
      '2026-01-01,0,0,0,0,0,0,0,0',
      '2026-01-02,0,0,0,0,0,3,0,0',
    ]);
  });
});

describe('splitChannels', () => {
  it.each([
    [{}, []],
    [{ '': 5 }, []],
    [{ sms: 0 }, []],
    [
      { sms: 1, messenger: 3, '': 9 },
      [
        { label: channelNames.fb, count: 3, share: 0.75 },
        { label: channelNames.sms, count: 1, share: 0.25 },
      ],
    ],
    [{ pigeon: 2 }, [{ label: 'pigeon', count: 2, share: 1 }]],
  ])('OWN-11 splits %j into %j', (clicks, parts) => expect(splitChannels(clicks)).toEqual(parts));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampTime } from './clampTime';
import { formatTime } from './formatTime';
import { itemAt, scrollTo } from './itemAt';
import { maskTime } from './maskTime';
import { parseTime } from './parseTime';
import { typeItem } from './typeItem';

describe('maskTime', () => {
  it.each([
    ['1', '1'],
    ['14', '14'],
    ['143', '14:3'],
    ['1430', '14:30'],
    ['14305', '14:30'],
    ['14.30', '14:30'],
    ['9', '09'],
    ['9:', '09:'],
    ['3', '03'],
    ['24', '24'],
    ['930', '09:30'],
    ['3:45', '3:45'],
    [':45', ':45'],
    ['23', '23'],
    ['12:7', '12:7'],
    ['12:5', '12:5'],
    ['1x', '1'],
    [':', ''],
  ])('C-TIME-01 typing %j shows %j', (text, masked) => {
    expect(maskTime(text)).toBe(masked);
  });

  it('C-TIME-01 whatever digits are typed, hours begin with 0 to 2', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'0123456789:.'), { maxLength: 9 }), (keys) => {
        let text = '';
        for (const key of keys) {
          text = maskTime(text + key);
          expect(text).toMatch(/^([0-2]\d?(:\d{0,2})?)?$/);
          expect(maskTime(text)).toBe(text);
        }
      }),
    );
  });
});

describe('typeItem', () => {
  it.each([
    ['', '1', 24, '1'],
    ['1', '7', 24, '17'],
    ['17', '2', 24, '2'],
    ['9', '3', 24, '3'],
    ['3', '0', 60, '30'],
    ['1', 'ArrowDown', 60, ''],
  ])('A-63 after %j, %j in a column of %i leads to %j', (before, key, count, item) => {
    expect(typeItem(before, key, count)).toBe(item);
  });
});

describe('parseTime', () => {
  it.each([
    ['14:30', '14:30'],
    ['9:05', '09:05'],
    ['0905', '09:05'],
    ['14.30', '14:30'],
    ['9', '09:00'],
    ['2:30 PM', '14:30'],
    ['2:30\u202fPM', '14:30'],
    ['2:30p', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['12:00 AM', '00:00'],
    ['12:00 pm', '12:00'],
  ])('C-TIME-01 %j is %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it.each(['', '24:00', '12:60', '13:00 PM', '0:30 am', '12:5', 'noon'])(
    'C-TIME-01 %j is not a time',
    (text) => {
      expect(parseTime(text)).toBeNull();
    },
  );
});

describe('clampTime', () => {
  it.each([
    ['08:59', '09:00'],
    ['09:00', '09:00'],
    ['12:00', '12:00'],
    ['17:31', '17:30'],
  ])('C-TIME-03 between 09:00 and 17:30, %s is %s', (time, clamped) => {
    expect(clampTime(time, { min: '09:00', max: '17:30' })).toBe(clamped);
  });

  it('C-TIME-03 without limits every time stays', () => {
    expect(clampTime('23:59', {})).toBe('23:59');
  });
});

describe('formatTime', () => {
  it.each(['en', 'en-US', 'es-US'])('C-TIME-05 A-69 %s has the 12-hour style', (locale) => {
    const text = formatTime('14:05', locale).replace(/\s/g, ' ');
    expect(text).toMatch(/^2:05 p\.?\s?m\.?$/i);
    expect(parseTime(formatTime('00:30', locale))).toBe('00:30');
  });

  it.each(['en-GB', 'de', 'es', 'ja', 'en-CA'])(
    'C-TIME-05 A-69 %s shows the time as it is stored',
    (locale) => {
      expect(formatTime('14:05', locale)).toBe('14:05');
    },
  );

  it('C-TIME-05 no time gives an empty field', () => {
    expect(formatTime(null, 'en-US')).toBe('');
  });
});

describe('itemAt', () => {
  it.each([
    [0, 0],
    [13, 0],
    [14, 1],
    [28, 1],
    [644, 23],
    [9999, 23],
    [-5, 0],
  ])('C-TIME-04 CONST-09 a column scrolled by %i pixels is at item %i', (px, item) => {
    expect(itemAt(px, 24)).toBe(item);
  });

  it('C-TIME-04 CONST-09 items are 28 pixels tall', () => {
    expect(scrollTo(1)).toBe(28);
    fc.assert(fc.property(fc.nat(59), (item) => itemAt(scrollTo(item), 60) === item));
  });
});

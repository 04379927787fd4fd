import { describe, expect, it } from 'vitest';
import { firstWeekday } from './firstWeekday';
import { parseLocale, shortTag } from './parseLocale';

describe('parseLocale', () => {
  it.each([
    ['en_US', 'en-US'],
    ['pt-br', 'pt-BR'],
    ['not a locale', 'en'],
    ['', 'en'],
  ])('%j is read as %s', (wished, locale) => {
    expect(parseLocale(wished)).toBe(locale);
  });

  it.each([
    ['en-US', 'en-us'],
    ['zh-Hant-TW', 'zh-tw'],
    ['de', 'de'],
    ['en-US-u-ca-buddhist', 'en-us'],
  ])('%s is %s in the lists', (locale, tag) => {
    expect(shortTag(locale)).toBe(tag);
  });
});

describe('firstWeekday', () => {
  it.each(['ja', 'ja-JP', 'ko-KR', 'hi', 'en-US', 'pt-BR', 'zh-TW', 'zh-Hant-TW'])(
    'C-CAL-04 A-62 weeks begin on Sunday in %s',
    (locale) => {
      expect(firstWeekday(locale)).toBe(0);
    },
  );

  it.each(['en', 'en-GB', 'de-DE', 'fr', 'es-ES', 'pt', 'zh-CN', 'ru', 'ar'])(
    'C-CAL-04 A-62 weeks begin on Monday in %s',
    (locale) => {
      expect(firstWeekday(locale)).toBe(1);
    },
  );
});

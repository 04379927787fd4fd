import { describe, expect, it } from 'vitest';
import { sundayFirstLocales, twelveHourLocales } from './locales';

type WeekInfo = { firstDay: number };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first weekday by the engine's locale data, 1 for Monday to 7 for Sunday. */
function firstDayOf(tag: string): number | undefined {
  // Engines moved from a property to a method.
  const locale: LocaleWithWeek = new Intl.Locale(tag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
}

describe('sundayFirstLocales', () => {
  it.each(['ja', 'ko', 'hi', 'en-us', 'pt-br', 'zh-tw'])('C-CAL-04 has %s', (tag) => {
    expect(sundayFirstLocales).toContain(tag);
  });

  it.each(['en', 'en-gb', 'de', 'fr', 'es', 'es-es', 'pt', 'zh', 'zh-cn', 'ru', 'ar'])(
    'C-CAL-04 lacks %s',
    (tag) => {
      expect(sundayFirstLocales).not.toContain(tag);
    },
  );

  it.each(sundayFirstLocales)('A-62 %s begins its week on Sunday by the locale data', (tag) => {
    expect(firstDayOf(tag)).toBe(7);
  });

  it('A-62 is about 30 lower-case tags in order, none twice, none next to its own bare language', () => {
    expect(sundayFirstLocales.length).toBeGreaterThanOrEqual(25);
    expect(sundayFirstLocales.length).toBeLessThanOrEqual(40);
    expect(sundayFirstLocales).toEqual([...new Set(sundayFirstLocales)].sort());
    for (const tag of sundayFirstLocales) {
      expect(tag).toMatch(/^[a-z]{2,3}(-[a-z]{2})?$/);
      if (tag.includes('-')) expect(sundayFirstLocales).not.toContain(tag.split('-')[0]);
    }
  });
});

describe('twelveHourLocales', () => {
  it('C-TIME-05 is en, en-us and es-us', () => {
    expect(twelveHourLocales).toEqual(['en', 'en-us', 'es-us']);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultCountry } from './defaultCountry';

const countries = ['US', 'GB', 'TW', 'BR'].map((code) => ({ code, name: code, native: code, dial: '1' }));

describe('defaultCountry', () => {
  it.each([
    [['en-GB'], 'GB'],
    [['pt-br'], 'BR'],
    [['zh-Hant-TW'], 'TW'],
    [['en-GB-oxendict'], 'GB'],
    [['en', 'en-GB'], 'GB'],
    [['xx-QQ', 'en-GB'], 'GB'],
  ])('C-PHONE-05 %j gives the region %s', (languages, code) => {
    expect(defaultCountry(languages, countries)).toBe(code);
  });

  it.each([[[]], [['']], [['en']], [['en-QQ']], [['es-419']], [['zh-Hant']], [['gibberish']]])(
    'A-66 %j gives no known region, so US',
    (languages) => {
      expect(defaultCountry(languages, countries)).toBe('US');
    },
  );
});

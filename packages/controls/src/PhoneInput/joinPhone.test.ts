import { describe, expect, it } from 'vitest';
import { joinPhone } from './joinPhone';

describe('joinPhone', () => {
  it.each([
    ['1', '2015550123', '+12015550123'],
    ['44', '07911 123456', '+4407911123456'],
    ['1809', '(555) 01-23', '+18095550123'],
    ['20', '١٠٠ ١٢٣', '+20100123'],
    ['98', '۹۱۲', '+98912'],
    ['81', '０９０', '+81090'],
    ['1', '+44 7911', '+447911'],
    ['1', '＋９９９ 12', '+99912'],
  ])('C-PHONE-01 +%s and %j make %s', (dial, number, phone) => {
    expect(joinPhone(dial, number)).toBe(phone);
  });

  it.each(['', '   ', '-', '+'])('C-PHONE-02 %j is an empty number and gives null', (number) => {
    expect(joinPhone('1', number)).toBeNull();
  });
});

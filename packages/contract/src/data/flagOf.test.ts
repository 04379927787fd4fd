import { describe, expect, it } from 'vitest';
import { flagOf } from './flagOf';

describe('flagOf', () => {
  it.each([
    ['US', '🇺🇸'],
    ['GB', '🇬🇧'],
    ['AZ', '🇦🇿'],
    ['DO', '🇩🇴'],
    ['DO2', '🇩🇴'],
    ['XK4', '🇽🇰'],
  ])('A-72 %s has the flag %s', (code, flag) => {
    expect(flagOf(code)).toBe(flag);
  });

  it.each(['', 'U', 'us', 'USA', '12', 'ÅX'])('DATA-01 %j is not a country key and has no flag', (code) => {
    expect(flagOf(code)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { helpFor } from './helpFor';

const field = { name: 'smsDoubleOptIn', help: 'New subscribers confirm.' } as const;

describe('helpFor', () => {
  it.each([
    ['US', [], 'New subscribers confirm.'],
    ['DE', [], 'Recommended in: Germany. New subscribers confirm by replying YES.'],
    ['US', ['FR', 'AT'], 'Recommended in: Austria. New subscribers confirm by replying YES.'],
    ['DE', ['FR'], 'New subscribers confirm.'],
    ['US', ['DE', 'CH'], 'Recommended in: Germany, Switzerland. New subscribers confirm by replying YES.'],
  ])('OWN-02 SMS-11 double opt-in of an account in %s that texts to %j', (country, smsCountries, help) => {
    expect(helpFor(field, { country, smsCountries })).toBe(help);
  });

  it('OWN-02 leaves other settings alone', () => {
    const other = { name: 'smsDailyParts', help: 'Per day' } as const;
    expect(helpFor(other, { country: 'DE', smsCountries: [] })).toBe('Per day');
  });
});

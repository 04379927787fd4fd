import { describe, expect, it } from 'vitest';
import { readTypedPhone } from './readTypedPhone';

const countries = [
  { code: 'US', name: 'United States', native: 'United States', dial: '1' },
  { code: 'GB', name: 'United Kingdom', native: 'United Kingdom', dial: '44' },
];
const value = { country: 'US', number: '' };

describe('readTypedPhone', () => {
  it.each([
    ['201 555', { country: 'US', number: '201 555' }],
    ['(201) 555-01', { country: 'US', number: '(201) 555-01' }],
    ['201x', { country: 'US', number: '201' }],
    ['٢٠١', { country: 'US', number: '201' }],
    ['+', { country: 'US', number: '+' }],
    ['+4', { country: 'US', number: '+4' }],
    ['+44', { country: 'GB', number: '' }],
    ['+447911', { country: 'GB', number: '7911' }],
  ])('typing %s makes %j', (text, result) => {
    expect(readTypedPhone(text, countries, value)).toEqual(result);
  });
});

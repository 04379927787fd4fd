import { describe, expect, it } from 'vitest';
import { parseTypedPhone } from './parseTypedPhone';

const countries = [
  { code: 'US', name: 'United States', native: 'United States', dial: '1' },
  { code: 'GB', name: 'United Kingdom', native: 'United Kingdom', dial: '44' },
];
const value = { country: 'US', number: '' };

describe('parseTypedPhone', () => {
  it.each([
    ['201 555', { country: 'US', number: '201 555' }],
    ['(201) 555-01', { country: 'US', number: '(201) 555-01' }],
    ['201x', { country: 'US', number: '201' }],
    ['٢٠١', { country: 'US', number: '201' }],
    ['+', { country: 'US', number: '+' }],
    ['+4', { country: 'US', number: '+4' }],
    ['+44', { country: 'GB', number: '' }],
    ['+447911', { country: 'GB', number: '7911' }],
    ['201+', { country: 'US', number: '201' }],
    ['201+44', { country: 'US', number: '20144' }],
    ['00', { country: 'US', number: '00' }],
    ['00447', { country: 'GB', number: '7' }],
    ['1201555012', { country: 'US', number: '1201555012' }],
    ['12015550123', { country: 'US', number: '2015550123' }],
    ['+999 1', { country: 'US', number: '+999 1' }],
    ['201–555', { country: 'US', number: '201-555' }],
  ])('typing %s makes %j', (text, result) => {
    expect(parseTypedPhone(text, countries, value)).toEqual(result);
  });
});

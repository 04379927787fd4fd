import { describe, expect, it } from 'vitest';
import { parseSender } from './parseSender';
import { shortenPhone } from './shortenPhone';

describe('parseSender', () => {
  it.each([
    ['+14155550100', '+14155550100'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['72345', undefined],
    ['SHOP', undefined],
    ['+0123456789', undefined],
    ['whatsapp:+14155550100', undefined],
  ])('OWN-13 %s is %s', (from, phone) => {
    expect(parseSender(from)).toBe(phone);
  });
});

describe('shortenPhone', () => {
  it('OWN-13 shows only the end of a number', () => {
    expect([shortenPhone('+14155550100'), shortenPhone('0100')]).toEqual(['…0100', '…']);
  });
});

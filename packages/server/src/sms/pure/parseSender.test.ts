import { describe, expect, it } from 'vitest';
import { parseSender } from './parseSender';

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

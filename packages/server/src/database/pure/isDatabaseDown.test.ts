import { describe, expect, it } from 'vitest';
import { isDatabaseDown } from './isDatabaseDown';

describe('isDatabaseDown', () => {
  it.each([
    'ECONNREFUSED',
    'CONNECTION_CLOSED',
    'CONNECT_TIMEOUT',
    '57P01',
    '57P03',
    '53300',
    '57014',
    '08006',
  ])('%s is temporary', (code) => {
    expect(isDatabaseDown(Object.assign(new Error('x'), { code }))).toBe(true);
  });

  it.each([
    { code: '23505' },
    { code: '42P01' },
    { code: 8 },
    new Error('x'),
    null,
    undefined,
    'ECONNREFUSED',
  ])('%s is not', (error) => {
    expect(isDatabaseDown(error)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { backOffS } from '../../jobs/pure/backOffS';
import { isPublicAddress } from './isPublicAddress';

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('OWN-15 C39 %s is on the internet', (ip) => expect(isPublicAddress(ip)).toBe(true));

  it.each([
    ...[
      '0.0.0.0',
      '10.0.0.1',
      '127.0.0.1',
      '127.255.255.255',
      '100.64.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...[
      '192.0.0.1',
      '192.0.2.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:127.0.0.1',
      '::7f00:1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
    ],
    ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'ff02::1', '3fff::1', '5f00::1', 'fe80::1%eth0'],
    ...[
      '',
      'localhost',
      '1.2.3',
      '1.2.3.256',
      '1.2.3.4.5',
      '2606:4700:::1',
      '2606::1::2',
      '2606:4700:1:2:3:4:5:6:7',
      'g::1',
      '0x7f.1',
    ],
  ])('OWN-15 C39 %s is not', (ip) => expect(isPublicAddress(ip)).toBe(false));
});

it('OWN-15 pauses grow from seconds to a day, are spread, and end', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => backOffS(tries, 0.5))).toEqual([
    10,
    60,
    300,
    1800,
    7200,
    21_600,
    43_200,
    86_400,
    undefined,
  ]);
  expect([backOffS(2, 0), backOffS(2, 1)]).toEqual([48, 72]);
});

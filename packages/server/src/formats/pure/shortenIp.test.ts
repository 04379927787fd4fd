import { describe, expect, it } from 'vitest';
import { shortenIp } from './shortenIp';

describe('shortenIp', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['unknown', ''],
  ])('C61 %s becomes %s', (ip, short) => {
    expect(shortenIp(ip)).toBe(short);
  });
});

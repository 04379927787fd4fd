import { readOrigin } from '@beckon/contract/websites';
import { describe, expect, it } from 'vitest';
import { isDatabaseDown } from '../../database/pure/isDatabaseDown';

import { shortenIp } from '../../formats/pure/shortenIp';
import { readPageAddress } from './readPageAddress';

describe('readOrigin', () => {
  it.each([
    ['https://shop.example.com', 'https://shop.example.com', 'shop.example.com'],
    ['HTTP://Shop.Example.com:8080', 'http://shop.example.com:8080', 'shop.example.com'],
    ['http://[::1]:3000', 'http://[::1]:3000', '[::1]'],
    ['https://under_score.example.com', 'https://under_score.example.com', 'under_score.example.com'],
  ])('NET-11 %s is a website', (header, origin, hostname) => {
    expect(readOrigin(header)).toEqual({ origin, hostname });
  });

  it.each([
    undefined,
    '',
    'null',
    'shop.example.com',
    'file://',
    'chrome-extension://abcdef',
    'ftp://shop.example.com',
    'https://user@shop.example.com',
    'https://shop.example.com/',
    'https://shop.example.com?x',
    'https://shop.example.com#x',
    'https://shop.example.com https://evil.test',
    'https://evil.test`.shop.example.com',
    'https://shop.example.com:port',
    'https://shop.example.com\nx',
  ])('NET-11 %s is not', (header) => {
    expect(readOrigin(header)).toBeUndefined();
  });
});

describe('readPageAddress', () => {
  it.each([
    ['https://a.example/plants/fern?utm=1#top', 'https://a.example/plants/fern'],
    ['https://a.example', 'https://a.example/'],
    ['https://a.example?x=/y', 'https://a.example/'],
    ['http://user:secret@a.example:81/x', 'http://a.example:81/x'],
    ['about:blank', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('C61 stores %s as %s', (referer, address) => {
    expect(readPageAddress(referer)).toBe(address);
  });

  it('C61 cuts a very long address', () => {
    expect(readPageAddress(`https://a.example/${'x'.repeat(9000)}`)).toHaveLength(2048);
  });
});

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

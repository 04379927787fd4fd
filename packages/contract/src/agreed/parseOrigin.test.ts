import { describe, expect, it } from 'vitest';
import { parseOrigin } from './parseAllowedOrigin';

describe('parseOrigin', () => {
  it.each([
    ['https://shop.example.com', 'https://shop.example.com', 'shop.example.com'],
    ['HTTP://Shop.Example.com:8080', 'http://shop.example.com:8080', 'shop.example.com'],
    ['http://[::1]:3000', 'http://[::1]:3000', '[::1]'],
    ['https://under_score.example.com', 'https://under_score.example.com', 'under_score.example.com'],
  ])('NET-11 %s is a website', (header, origin, hostname) => {
    expect(parseOrigin(header)).toEqual({ origin, hostname });
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
    expect(parseOrigin(header)).toBeUndefined();
  });
});

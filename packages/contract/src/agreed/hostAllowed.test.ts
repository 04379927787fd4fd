import { describe, expect, it } from 'vitest';
import { hostAllowed } from './hostAllowed';

describe('hostAllowed', () => {
  it.each([
    ['shop.example.com', ['shop.example.com'], true],
    ['www.shop.example.com', ['shop.example.com'], true],
    ['shop.example.com', ['https://www.Shop.Example.com:8080/path?x=1'], true],
    ['shop.example.com', ['*.example.com'], true],
    ['a.b.example.com', ['*.example.com'], true],
    ['www.example.com', ['*.example.com'], true],
    ['www.example.com', ['*.www.example.com'], false],
    ['example.com', ['*.example.com'], false],
    ['notexample.com', ['*.example.com'], false],
    ['example.com.evil.test', ['example.com'], false],
    ['evil-example.com', ['example.com'], false],
    ['example.com.', ['example.com'], true],
    ['evil.test', ['https://example.com@evil.test'], true],
    ['example.com', ['https://example.com@evil.test'], false],
    ['localhost', ['example.com'], true],
    ['127.0.0.1', ['example.com'], true],
    ['[::1]', ['example.com'], true],
    ['localhost.evil.test', ['example.com'], false],
    ['example.com', [], false],
    ['', [''], false],
  ])('DISP-20 A-27 %s on %j → %s', (hostname, whitelist, allowed) => {
    expect(hostAllowed(hostname, whitelist)).toBe(allowed);
  });
});

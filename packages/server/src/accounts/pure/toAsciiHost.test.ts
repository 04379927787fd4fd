import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { toAsciiHost } from './toAsciiHost';

it.each([
  ['Bücher.example', 'xn--bcher-kva.example'],
  ['*.bücher.example', '*.xn--bcher-kva.example'],
  ['https://Bücher.example:8443/shop?x#y', 'xn--bcher-kva.example'],
  ['https://user@a.example/x', 'a.example'],
  [' shop.example.com ', 'shop.example.com'],
  ['shop.example.com:3000', 'shop.example.com'],
  ['http://[::1]:3000', '[::1]'],
  ['under_score.example.com', 'under_score.example.com'],
  ['no host at all', 'no host at all'],
  ['', ''],
])('A-27 %s is the website %s', (entry, host) => {
  expect(toAsciiHost(entry, domainToASCII)).toBe(host);
});

import { expect, it } from 'vitest';
import { parseHostRule } from './parseHostRule';

it.each([
  ['shop.example.com', 'shop.example.com'],
  [' HTTPS://Shop.Example.com:8443/a?b#c ', 'shop.example.com'],
  ['*.example.com', '*.example.com'],
  ['example.com.', 'example.com'],
  ['localhost', 'localhost'],
  ['', undefined],
  ['*', undefined],
  ['*.', undefined],
  ['a.*.b', undefined],
  ['-a.example', undefined],
  ['a b', undefined],
  ['https://u:p@a.example', undefined],
  ['javascript:alert(1)', undefined],
  ['^.*$', undefined],
  [`${'a'.repeat(64)}.example`, undefined],
])('OWN-03 reads the website %j as %j', (entry, host) =>
  expect(parseHostRule(entry, (text) => text)).toBe(host),
);

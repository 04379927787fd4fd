import { expect, it } from 'vitest';
import { chooseEncoding } from './chooseEncoding';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['xbr, gzipped', undefined],
])('OWN-05 chooses for %j: %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});

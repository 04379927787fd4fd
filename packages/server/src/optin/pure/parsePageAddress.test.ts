import { describe, expect, it } from 'vitest';
import { parsePageAddress } from './parsePageAddress';

describe('parsePageAddress', () => {
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
    expect(parsePageAddress(referer)).toBe(address);
  });

  it('C61 cuts a very long address', () => {
    expect(parsePageAddress(`https://a.example/${'x'.repeat(9000)}`)).toHaveLength(2048);
  });
});

import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePng } from './encodePng';

const dataOf = (png: Buffer, name: string): Buffer => {
  const at = png.indexOf(name, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};

it('keeps an image with few colors as it is, and reduces one with many to its palette', () => {
  const values = Uint32Array.from([0xff0000, 0x00ff00, 0x00ff00, 0x0000ff]);
  const png = encodePng({ width: 2, height: 2, values }, 8);
  const palette = dataOf(png, 'PLTE');
  const rows = inflateSync(dataOf(png, 'IDAT'));
  const shown = [1, 2, 4, 5].map((at) => palette.readUIntBE((rows[at] ?? 0) * 3, 3));
  expect(shown).toEqual([...values]);
  const grey = Uint32Array.from({ length: 256 }, (_, one) => one * 0x010101);
  expect(dataOf(encodePng({ width: 16, height: 16, values: grey }, 16), 'PLTE')).toHaveLength(16 * 3);
});

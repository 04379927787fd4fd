import { crc32, deflateSync } from 'node:zlib';
import type { CodeStyle, Rgba } from './pure/CodeStyle';
import type { Bitmap } from './pure/paintCode';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitsPerByte = 8;
/** One bit per pixel, a palette, and nothing special. */
const header = { bytes: 13, bitDepth: 1, palette: 3 };
const wordBytes = 4;

/** Writes a two-color picture as PNG, one bit per pixel. [OWN-18, ENT-19] */
export function encodePng(
  { sizePx, dots }: Bitmap,
  { background, foreground }: Omit<CodeStyle, 'sizePx'>,
): Buffer {
  const head = Buffer.alloc(header.bytes);
  head.writeUInt32BE(sizePx, 0);
  head.writeUInt32BE(sizePx, wordBytes);
  head.set([header.bitDepth, header.palette], 2 * wordBytes);
  const palette: Rgba[] = [background, foreground];
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => color.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(packRows(dots, sizePx))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Eight pixels per byte, the first in its highest bit; each row begins with a zero: no filter. */
function packRows(dots: Uint8Array, sizePx: number): Buffer {
  const rowBytes = 1 + Math.ceil(sizePx / bitsPerByte);
  const rows = Buffer.alloc(rowBytes * sizePx);
  for (const [at, dot] of dots.entries()) {
    if (dot === 0) continue;
    const [y, x] = [Math.floor(at / sizePx), at % sizePx];
    const place = y * rowBytes + 1 + Math.floor(x / bitsPerByte);
    rows.writeUInt8(rows.readUInt8(place) | (0x80 >> (x % bitsPerByte)), place);
  }
  return rows;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(wordBytes), Buffer.alloc(wordBytes)];
  length.writeUInt32BE(data.length, 0);
  sum.writeUInt32BE(crc32(named), 0);
  return Buffer.concat([length, named, sum]);
}

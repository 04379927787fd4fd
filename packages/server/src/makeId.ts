import { randomBytes } from 'node:crypto';

const timeBytes = 6;
const idBytes = 16;

/** A new UUIDv7 of RFC 9562: the time in milliseconds first, so that rows sort as they came, then chance. */
export function makeId(atMs: number = Date.now()): string {
  const bytes = randomBytes(idBytes);
  bytes.writeUIntBE(atMs, 0, timeBytes);
  // The four bits of the version, and the two of the variant.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

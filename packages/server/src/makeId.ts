import { randomBytes } from 'node:crypto';

const timeBytes = 6;
const idBytes = 16;
/** What the twelve bits between the version and the variant can count to. */
const lastTurn = 0xfff;

let latest = { askedMs: -1, atMs: -1, turn: 0 };

/** The turn of an id among those of its millisecond; when there are too many of them, they borrow from the next one. */
function takeTurn(askedMs: number): typeof latest {
  const isAnother = askedMs < latest.askedMs || askedMs > latest.atMs;
  if (isAnother) latest = { askedMs, atMs: askedMs, turn: 0 };
  else if (latest.turn < lastTurn) latest = { ...latest, askedMs, turn: latest.turn + 1 };
  else latest = { askedMs, atMs: latest.atMs + 1, turn: 0 };
  return latest;
}

/**
 * A new UUIDv7 of RFC 9562: the time in milliseconds first, then its turn within that millisecond, so that what one
 * process makes sorts as it was made, then chance.
 */
export function makeId(askedMs: number = Date.now()): string {
  const { atMs, turn } = takeTurn(askedMs);
  const bytes = randomBytes(idBytes);
  bytes.writeUIntBE(atMs, 0, timeBytes);
  // Behind the four bits of the version, and the two of the variant.
  bytes.writeUInt16BE(0x7000 | turn, timeBytes);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

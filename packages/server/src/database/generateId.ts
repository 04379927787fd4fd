import { randomFillSync } from 'node:crypto';

const timeDigits = 12;
const radix = 16;
const chanceBytes = 8;
const idsAtOnce = 512;
/** The maximum of the twelve bits between the version and the variant. */
const lastTurn = 0xfff;

let latest = { askedMs: -1, atMs: -1, turn: 0 };

/** The sequence number of an id within its millisecond. When a millisecond is full, ids borrow from the next one. */
function nextTurn(askedMs: number): typeof latest {
  const isAnother = askedMs < latest.askedMs || askedMs > latest.atMs;
  if (isAnother) latest = { askedMs, atMs: askedMs, turn: 0 };
  else if (latest.turn < lastTurn) latest = { ...latest, askedMs, turn: latest.turn + 1 };
  else latest = { askedMs, atMs: latest.atMs + 1, turn: 0 };
  return latest;
}

// We draw random bytes for many ids at once: each call to the system costs more than all the rest.
const chances = Buffer.alloc(chanceBytes * idsAtOnce);
let spent = chances.length;

function nextRandom(): string {
  if (spent === chances.length) {
    randomFillSync(chances);
    spent = 0;
  }
  // After the two bits of the variant.
  chances.writeUInt8((chances.readUInt8(spent) & 0x3f) | 0x80, spent);
  spent += chanceBytes;
  return chances.toString('hex', spent - chanceBytes, spent);
}

/**
 * A new UUIDv7 of RFC 9562: the time in milliseconds, then a sequence number within that millisecond, so that the ids
 * of one process sort in the order of creation, then random bits.
 */
export function generateId(askedMs: number = Date.now()): string {
  const { atMs, turn } = nextTurn(askedMs);
  const time = atMs.toString(radix).padStart(timeDigits, '0');
  // After the four bits of the version.
  const counted = (0x7000 | turn).toString(radix);
  const chance = nextRandom();
  return `${time.slice(0, 8)}-${time.slice(8)}-${counted}-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

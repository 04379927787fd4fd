import { randomFillSync } from 'node:crypto';

const timeDigits = 12;
const radix = 16;
const chanceBytes = 8;
const idsAtOnce = 512;
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

// The system is asked for chance for many ids at once: each time costs more than all the rest.
const chances = Buffer.alloc(chanceBytes * idsAtOnce);
let spent = chances.length;

function takeChance(): string {
  if (spent === chances.length) {
    randomFillSync(chances);
    spent = 0;
  }
  // The two bits of the variant stand before it.
  chances.writeUInt8((chances.readUInt8(spent) & 0x3f) | 0x80, spent);
  spent += chanceBytes;
  return chances.toString('hex', spent - chanceBytes, spent);
}

/**
 * A new UUIDv7 of RFC 9562: the time in milliseconds first, then its turn within that millisecond, so that what one
 * process makes sorts as it was made, then chance.
 */
export function makeId(askedMs: number = Date.now()): string {
  const { atMs, turn } = takeTurn(askedMs);
  const time = atMs.toString(radix).padStart(timeDigits, '0');
  // Behind the four bits of the version.
  const counted = (0x7000 | turn).toString(radix);
  const chance = takeChance();
  return `${time.slice(0, 8)}-${time.slice(8)}-${counted}-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

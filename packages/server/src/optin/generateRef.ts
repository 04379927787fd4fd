import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const refCharacters = 16;

/** A new ref of 80 random bits, in letters and digits that can't be confused. [SMS-08, NET-04] */
export function generateRef(): string {
  return Array.from(randomBytes(refCharacters), (byte) => alphabet[byte % alphabet.length]).join('');
}

import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A new secret word that nobody guesses (256 bits). [OWN-01] */
export function makeSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What is kept of such a word: enough to know it again, of no use to whoever reads it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

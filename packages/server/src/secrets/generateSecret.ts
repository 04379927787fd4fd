import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A new random secret (256 bits). [OWN-01] */
export function generateSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What we store of such a secret: enough to recognize it, useless to anyone who reads it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

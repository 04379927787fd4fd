import { createHash } from 'node:crypto';

/** A salted hash of a number: it proves the number to whoever has the salt, and nothing to anyone else. [SMS-11] */
export function proveNumber(phone: string, salt: string): string {
  return createHash('sha256').update(`${salt}\n${phone}`, 'utf8').digest('hex');
}

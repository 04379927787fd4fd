import { createHash } from 'node:crypto';

/** A salted hash of a number: with the salt you can check a number against it, without the salt you can't. [SMS-11] */
export function proveNumber(phone: string, salt: string): string {
  return createHash('sha256').update(`${salt}\n${phone}`, 'utf8').digest('hex');
}

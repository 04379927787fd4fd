import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Are two secrets the same? The time reveals neither their length nor where they differ. [OWN-14] */
export function isSameSecret(expected: string, given: string): boolean {
  return timingSafeEqual(digest(expected), digest(given));
}

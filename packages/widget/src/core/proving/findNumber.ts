import { challengeTrial } from '@beckon/contract';
import { sha256 } from './sha256';

const hex = 16;

/** What to search for, and where the next slice of the work begins and ends. */
export type Search = { salt: string; target: readonly number[]; from: number; to: number };

/** The words of a hash in hexadecimal notation. */
export function parseTarget(digits: string): number[] {
  return (digits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, hex) | 0);
}

/** The number whose hash matches, if it is in this slice. [NET-12] */
export function findNumber({ salt, target, from, to }: Search): number | undefined {
  for (let number = from; number < to; number += 1) {
    const words = sha256(challengeTrial(salt, number));
    // The first word nearly always decides.
    if (words[0] === target[0] && target.every((word, index) => word === words[index])) return number;
  }
  return undefined;
}

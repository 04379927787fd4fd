import type { LightMyRequestResponse } from 'fastify';
import { type Challenge, hashTrial } from '../signChallenge';
import type { Solution } from '../verifyChallenge';

/** Solves a challenge as a page does. */
export function solveChallenge({ sign, salt, target, tries }: Challenge): Solution {
  for (let number = 0; number < tries; number += 1) {
    if (hashTrial(salt, number) === target) return { sign, number };
  }
  throw new Error('The challenge has no solution.');
}

/** The challenge of an answer, if it contains one. */
export function parseAskedChallenge(answer: LightMyRequestResponse): Challenge | undefined {
  return answer.json<{ challenge?: Challenge }>().challenge;
}

import { timingSafeEqual } from 'node:crypto';
import { type CallRequest, limits } from '@beckon/contract';
import * as v from 'valibot';
import { ChallengeClaims, type ChallengeUse } from './pure/ChallengeClaims';
import { isChallengeValid } from './pure/isChallengeValid';
import { hashTrial, macOf } from './signChallenge';

/** A returned challenge with the number that was found. */
export type Solution = NonNullable<CallRequest<'createSubscriberByPhoneNumber'>['challenge']>;

/** A solved challenge, which can be used up. */
export type Proof = { challengeId: string; expiresAt: Date };

// Exactly what signChallenge writes: the 43 characters of a SHA-256 at the end.
const shape = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/;
const secondMs = 1000;

/**
 * Is this our challenge, solved for this attempt? We parse nothing before the signature is verified, and compare it as
 * text, so that no other spelling of the same bytes counts. The database knows whether it was used before. [NET-12]
 */
export function verifyChallenge(
  { sign, number }: Solution,
  use: ChallengeUse,
  { secret, nowS }: { secret: string; nowS: number },
): Proof | undefined {
  if (sign.length > limits.challengeCharacters) return undefined;
  const [, payload, mac] = shape.exec(sign) ?? [];
  if (payload === undefined || mac === undefined) return undefined;
  const expected = macOf('challenge-1', payload, secret).toString('base64url');
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mac))) return undefined;
  const claims = parseClaims(payload);
  if (!claims || !isChallengeValid(claims, use, nowS)) return undefined;
  if (number >= claims.tries || hashTrial(claims.salt, number) !== claims.target) return undefined;
  return { challengeId: claims.id, expiresAt: new Date(claims.exp * secondMs) };
}

function parseClaims(payload: string): ChallengeClaims | undefined {
  try {
    const read = v.safeParse(ChallengeClaims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

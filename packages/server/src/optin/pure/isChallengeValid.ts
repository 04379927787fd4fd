import type { ChallengeClaims, ChallengeUse } from './ChallengeClaims';

/** How long a challenge is valid. [NET-12] */
export const challengeLifeS = 300;

const fields = ['account', 'widget', 'session', 'site', 'who'] as const;

/** Was this challenge issued for this exact attempt, a moment ago? [NET-12] */
export function isChallengeValid(claims: ChallengeClaims, use: ChallengeUse, nowS: number): boolean {
  const isInTime = nowS < claims.exp && claims.exp <= nowS + challengeLifeS;
  return isInTime && fields.every((field) => claims[field] === use[field]);
}

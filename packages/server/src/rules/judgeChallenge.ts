import type { ChallengeClaims, ChallengeUse } from './ChallengeClaims';

/** A challenge is good for so long. [NET-12] */
export const challengeLifeS = 300;

const fields = ['account', 'widget', 'session', 'site', 'who'] as const;

/** Was this challenge given for the very attempt that it now comes with, and a moment ago? [NET-12] */
export function judgeChallenge(claims: ChallengeClaims, use: ChallengeUse, nowS: number): boolean {
  const isInTime = nowS < claims.exp && claims.exp <= nowS + challengeLifeS;
  return isInTime && fields.every((field) => claims[field] === use[field]);
}

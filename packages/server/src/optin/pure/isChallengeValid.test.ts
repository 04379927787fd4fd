import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChallengeClaims, ChallengeUse } from './ChallengeClaims';
import { challengeLifeS, isChallengeValid } from './isChallengeValid';

const nowS = 1_800_000_000;
const use: ChallengeUse = {
  account: 1,
  widget: 2,
  session: 'session-1',
  site: 'https://shop.example.com',
  who: 'w',
};
const claims: ChallengeClaims = {
  ...use,
  v: 1,
  action: 'createSubscriberByPhoneNumber',
  id: '01900000-0000-7000-8000-000000000000',
  salt: 's',
  target: 't',
  tries: 10,
  exp: nowS + challengeLifeS,
};

describe('isChallengeValid', () => {
  it('NET-12 C31 a challenge is valid for its own attempt, for five minutes and not a second more', () => {
    expect(challengeLifeS).toBeLessThanOrEqual(300);
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), (laterS) => {
        const isGood = laterS >= 0 && laterS < challengeLifeS;
        expect(isChallengeValid(claims, use, nowS + laterS)).toBe(isGood);
      }),
    );
  });

  it.each([
    ['account', { account: 2 }],
    ['widget', { widget: 1 }],
    ['session', { session: 'session-2' }],
    ['site', { site: 'https://shop.example.com.evil.test' }],
    ['number or network', { who: 'x' }],
  ])('NET-12 C31 it is invalid for another %s', (_name, other) => {
    expect(isChallengeValid(claims, { ...use, ...other }, nowS)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChallengeUse } from './pure/ChallengeClaims';
import { hashTrial, macOf, markSubmitter, signChallenge } from './signChallenge';
import { solveChallenge } from './testing/solveChallenge';
import { type Solution, verifyChallenge } from './verifyChallenge';

const secret = 'a'.repeat(64);
const nowS = 1_800_000_000;
const means = { secret, nowS };
const phone = '+14155550123';
const use: ChallengeUse = {
  account: 1,
  widget: 2,
  session: 'session-0123456789',
  site: 'https://shop.example.com',
  who: markSubmitter(phone, '203.0.113.0', secret),
};
const tries = 500;
const challenge = signChallenge(use, tries, means);
const solution = solveChallenge(challenge);
const [payload = '', mac = ''] = solution.sign.split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
const encode = (said: unknown): string => Buffer.from(JSON.stringify(said)).toString('base64url');
const base64url = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'];

const passes = (given: Solution, its: ChallengeUse = use, when = means): boolean =>
  verifyChallenge(given, its, when) !== undefined;
/** Counts how many pass. */
function countPassed<Value>(values: fc.Arbitrary<Value>, runs: number, isLet: (value: Value) => boolean) {
  return fc.sample(values, runs).filter(isLet).length;
}

describe('verifyChallenge', () => {
  it('NET-12 C31 a solution for the exact attempt passes, every time it is checked', () => {
    expect(verifyChallenge(solution, use, means)).toEqual({
      challengeId: claims['id'],
      expiresAt: new Date((nowS + 300) * 1000),
    });
    expect(passes(solution)).toBe(true);
  });

  it('NET-12 C31 rejects 12,000 changed, truncated or extended challenges', () => {
    const { sign, number } = solution;
    const places = fc.nat(sign.length - 1);
    const changed = fc
      .tuple(places, fc.constantFrom(...base64url))
      .map(([at, letter]) => sign.slice(0, at) + letter + sign.slice(at + 1))
      .filter((text) => text !== sign);
    const cut = places.map((length) => sign.slice(0, length));
    const grown = fc.string({ minLength: 1, maxLength: 40 }).map((more) => sign + more);
    const moved = places.map(
      (at) => `${sign.slice(0, at).replace('.', '')}.${sign.slice(at).replace('.', '')}`,
    );
    const other = moved.filter((text) => text !== sign);
    const all = fc.oneof(changed, cut, grown, other);
    expect(countPassed(all, 12_000, (text) => passes({ sign: text, number }))).toBe(0);
  });

  it('NET-12 C31 rejects 12,000 challenges for another account, widget, visit, site, number, network or time', () => {
    const who = fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), fc.nat(255))
      .map(([end, net]) => markSubmitter(`+1415666${end}`, `198.51.${net}.0`, secret));
    const attempt = fc.record<ChallengeUse>({
      account: fc.constantFrom(1, 2, 12),
      widget: fc.constantFrom(1, 2, 12),
      session: fc.constantFrom(use.session, 'session-012345678', 'session-01234567890'),
      site: fc.constantFrom(use.site, 'http://shop.example.com', 'https://shop.example.com:444'),
      who: fc.oneof(fc.constant(use.who), who),
    });
    const foreign = attempt.filter((one) => JSON.stringify(one) !== JSON.stringify(use));
    expect(countPassed(foreign, 10_000, (one) => passes(solution, one))).toBe(0);
    const late = fc.integer({ min: 300, max: 1_000_000 }).map((byS) => ({ secret, nowS: nowS + byS }));
    expect(countPassed(late, 2000, (when) => passes(solution, use, when))).toBe(0);
  });

  it('NET-12 C31 no other number passes', () => {
    const wrong = Array.from({ length: 10_000 }, (_, number) => number).filter(
      (number) => number !== solution.number,
    );
    expect(wrong.filter((number) => passes({ sign: solution.sign, number }))).toEqual([]);
  });

  it.each([
    ['less work', { tries: 1, target: hashTrial('s', 0), salt: 's' }],
    ['a later end', { exp: nowS + 299 }],
    ['another action', { action: 'generateSMSRef' }],
    ['another id, to be used again', { id: '01900000-0000-7000-8000-000000000000' }],
    ['a further field', { more: 1 }],
  ])('NET-12 C31 %s, signed by anyone else, is invalid', (_name, change) => {
    const said = encode({ ...claims, ...change });
    const number = 'tries' in change ? 0 : solution.number;
    const macs = [
      mac,
      macOf('challenge-1', said, 'b'.repeat(64)).toString('base64url'),
      // Signed by us, but for another purpose.
      macOf('challenge-who-1', said, secret).toString('base64url'),
    ];
    for (const one of macs) expect(passes({ sign: `${said}.${one}`, number })).toBe(false);
  });

  it.each([
    ['another action', { action: 'generateSMSRef' }],
    ['a life of a day', { exp: nowS + 86_400 }],
    ['a further field', { more: 1 }],
    ['no id', { id: undefined }],
  ])('NET-12 C31 rejects %s even with our own signature', (_name, change) => {
    const said = encode({ ...claims, ...change });
    const sign = `${said}.${macOf('challenge-1', said, secret).toString('base64url')}`;
    expect(passes({ sign, number: solution.number })).toBe(false);
  });

  it('NET-12 C31 it reveals neither the number nor the network', () => {
    expect(Buffer.from(payload, 'base64url').toString()).not.toMatch(/4155550123|203\.0\.113/);
  });
});

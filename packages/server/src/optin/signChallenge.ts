import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { type CallAnswer, challengeTrial } from '@beckon/contract';
import { generateId } from '../database/index';
import type { ChallengeClaims, ChallengeUse } from './pure/ChallengeClaims';
import { challengeLifeS } from './pure/isChallengeValid';

/** What a page learns about a challenge. */
export type Challenge = NonNullable<CallAnswer<'createSubscriberByPhoneNumber'>['challenge']>;

const saltBytes = 16;
const markBytes = 16;

/** HMAC-SHA-256 with a purpose and the length: nothing signed for another purpose, or cut elsewhere, has the same. */
export function macOf(use: 'challenge-1' | 'challenge-who-1', text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${use}.${text.length}.${text}`).digest();
}

/** The answer to a challenge, in the form of its target. */
export function hashTrial(salt: string, number: number): string {
  return createHash('sha256').update(challengeTrial(salt, number)).digest('hex');
}

/** A fingerprint of a number and its network; without the secret it reveals nothing. [NET-12] */
export function markSubmitter(phone: string, network: string, secret: string): string {
  const mac = macOf('challenge-who-1', JSON.stringify([phone, network]), secret);
  return mac.subarray(0, markBytes).toString('base64url');
}

/** A new challenge for one attempt: picks a random number that the client has to find. [NET-12] */
export function signChallenge(
  use: ChallengeUse,
  tries: number,
  { secret, nowS }: { secret: string; nowS: number },
): Challenge {
  const salt = randomBytes(saltBytes).toString('base64url');
  const target = hashTrial(salt, randomInt(tries));
  const { account, widget, session, site, who } = use;
  const claims: ChallengeClaims = {
    v: 1,
    action: 'createSubscriberByPhoneNumber',
    id: generateId(),
    account,
    widget,
    session,
    site,
    who,
    salt,
    target,
    tries,
    exp: nowS + challengeLifeS,
  };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const sign = `${payload}.${macOf('challenge-1', payload, secret).toString('base64url')}`;
  return { sign, salt, target, tries };
}

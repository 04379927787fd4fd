import { type CallAnswer, limits } from '@beckon/contract';

type Challenge = NonNullable<CallAnswer<'createSubscriberByPhoneNumber'>['challenge']>;

const target = /^[0-9a-f]{64}$/;

/** The work that a response asks for; nothing if it asks for none, or for more than a page is willing to do. [NET-12] */
export function parseChallenge(answer: unknown): Challenge | undefined {
  const { challenge } = (answer ?? {}) as { challenge?: Partial<Challenge> | null };
  if (typeof challenge?.sign !== 'string' || typeof challenge.salt !== 'string') return undefined;
  if (typeof challenge.target !== 'string' || !target.test(challenge.target)) return undefined;
  const { tries } = challenge;
  return Number.isInteger(tries) && Number(tries) <= limits.challengeTries
    ? (challenge as Challenge)
    : undefined;
}

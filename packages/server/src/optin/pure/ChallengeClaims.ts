import * as v from 'valibot';

/** What an attempt must match for a challenge to be valid; the same when we create it and when we check it. [NET-12] */
export type ChallengeUse = {
  account: number;
  widget: number;
  session: string;
  /** The website of the form. */
  site: string;
  /** A keyed fingerprint of the number and of the network it comes from. */
  who: string;
};

/** The content of a challenge. Each field has its own name in JSON, so none can be mistaken for part of another. [NET-12] */
export const ChallengeClaims = v.strictObject({
  v: v.literal(1),
  action: v.literal('createSubscriberByPhoneNumber'),
  id: v.pipe(v.string(), v.uuid()),
  account: v.number(),
  widget: v.number(),
  session: v.string(),
  site: v.string(),
  who: v.string(),
  salt: v.string(),
  /** SHA-256 of the trial with the secret number, in hexadecimal digits. */
  target: v.string(),
  /** The number is below this. */
  tries: v.pipe(v.number(), v.minValue(1)),
  /** Seconds since 1970. */
  exp: v.number(),
});
export type ChallengeClaims = v.InferOutput<typeof ChallengeClaims>;

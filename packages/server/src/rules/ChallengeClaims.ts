import * as v from 'valibot';

/** What an attempt must be for a challenge to be good for it; the same when it is made and when it is judged. [NET-12] */
export type ChallengeUse = {
  account: number;
  widget: number;
  session: string;
  /** The website that the form stands on. */
  site: string;
  /** A keyed mark of the number and of the network that it comes from. */
  who: string;
};

/** What a challenge says. Each field has its own name in JSON, so none can be read as a piece of another. [NET-12] */
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
  /** SHA-256 of the trial with the number that is looked for, as hexadecimal digits. */
  target: v.string(),
  /** The number is below this. */
  tries: v.pipe(v.number(), v.minValue(1)),
  /** Seconds since 1970. */
  exp: v.number(),
});
export type ChallengeClaims = v.InferOutput<typeof ChallengeClaims>;

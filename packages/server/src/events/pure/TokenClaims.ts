import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The content of a token; nothing may be missing or extra. Times are in seconds. [OWN-16, PIX-13, A-53] */
export const TokenClaims = v.strictObject({
  v: v.literal(1),
  kid: v.string(),
  purpose: v.literal('pixel'),
  account: whole,
  /** The recipient of the link. */
  subscriber: v.nullable(v.pipe(v.string(), v.uuid())),
  /** The widget they came from. */
  widget: v.nullable(whole),
  iat: whole,
  exp: whole,
  jti: v.string(),
});
export type TokenClaims = v.InferOutput<typeof TokenClaims>;

/** The result of checking a token. */
export type TokenVerdict = { ok: true; claims: TokenClaims } | { ok: false; reason: 'invalid' | 'expired' };

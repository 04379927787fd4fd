import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a token says; nothing may be missing from it or come on top. Times are seconds. [OWN-16, PIX-13, A-53] */
export const TokenClaims = v.strictObject({
  v: v.literal(1),
  kid: v.string(),
  purpose: v.literal('pixel'),
  account: whole,
  /** Whom the link was sent to. */
  subscriber: v.nullable(v.pipe(v.string(), v.uuid())),
  /** The widget they came by. */
  widget: v.nullable(whole),
  iat: whole,
  exp: whole,
  jti: v.string(),
});
export type TokenClaims = v.InferOutput<typeof TokenClaims>;

/** What became of a token. */
export type TokenVerdict = { ok: true; claims: TokenClaims } | { ok: false; because: 'invalid' | 'expired' };

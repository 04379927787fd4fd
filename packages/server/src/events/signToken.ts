import { createHmac } from 'node:crypto';
import type { TokenClaims } from './pure/TokenClaims';
import type { TokenKey } from './store/TokenKey';

/**
 * The signature of a token's first part. The scheme is fixed: one algorithm, its own prefix, and the length, so that nothing
 * signed for another purpose or cut elsewhere has the same. [OWN-16]
 */
export function macOf(payload: string, { secret }: TokenKey): string {
  return createHmac('sha256', secret).update(`mc1.${payload.length}.${payload}`).digest('base64url');
}

/** A token: its claims as base64url JSON, a dot, the signature. [OWN-16, A-53] */
export function signToken(claims: Omit<TokenClaims, 'v' | 'kid' | 'purpose'>, key: TokenKey): string {
  const allClaims: TokenClaims = { v: 1, kid: key.keyId, purpose: 'pixel', ...claims };
  const payload = Buffer.from(JSON.stringify(allClaims)).toString('base64url');
  return `${payload}.${macOf(payload, key)}`;
}

import { timingSafeEqual } from 'node:crypto';
import { limits } from '@beckon/contract';
import * as v from 'valibot';
import { TokenClaims, type TokenVerdict } from './pure/TokenClaims';
import { macOf } from './signToken';
import type { TokenKey } from './store/TokenKey';

// Exactly what signToken writes: the 43 characters of a SHA-256 at the end.
const shape = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/;
/** Servers' clocks differ a little. */
const leewayS = 30;

/**
 * Is this our token, and still valid? Only the exact signed text passes: we parse nothing before one of the keys confirms
 * it, and compare the signature as text, so that no other spelling of the same bytes counts. [OWN-16, PIX-13, A-53]
 */
export function verifyToken(token: string, keys: readonly TokenKey[], nowS: number): TokenVerdict {
  const invalid: TokenVerdict = { ok: false, reason: 'invalid' };
  if (token.length > limits.tokenCharacters) return invalid;
  const [, payload, mac] = shape.exec(token) ?? [];
  if (payload === undefined || mac === undefined) return invalid;
  const given = Buffer.from(mac);
  // Tries every key, found or not: the time reveals nothing.
  const [signer] = keys.filter((key) => timingSafeEqual(Buffer.from(macOf(payload, key)), given));
  if (!signer) return invalid;
  const claims = parseClaims(payload);
  if (claims?.kid !== signer.keyId) return invalid;
  return claims.exp + leewayS < nowS ? { ok: false, reason: 'expired' } : { ok: true, claims };
}

function parseClaims(payload: string): TokenClaims | undefined {
  try {
    const read = v.safeParse(TokenClaims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

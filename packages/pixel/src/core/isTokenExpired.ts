import { limits, timing } from '@beckon/contract';

/** Decodes base64 to text, as built into browsers; it throws for anything else. */
export type Decode = (base64: string) => string;

/**
 * Whether a token's `exp`, in seconds, is in the past. A missing token counts as expired, and so does one that can't be read
 * or that no server would accept. [PIX-13, PIX-14, A-53]
 */
export function isTokenExpired(token: string | null, atMs: number, decode: Decode): boolean {
  try {
    if (!token || token.length > limits.tokenCharacters) return true;
    const head = token.replace(/\..*/s, '').replaceAll('-', '+').replaceAll('_', '/');
    return !(JSON.parse(decode(head)).exp * timing.secondMs >= atMs);
  } catch {
    return true;
  }
}

import { limits, timing } from '@beckon/contract';

/** Turns base64 into text; a browser has it built in, and it throws at anything else. */
export type Decode = (base64: string) => string;

/**
 * Is the `exp` of a token, in seconds, earlier than now? A missing token counts as expired, and so does one that cannot be read
 * or that no server would take. [PIX-13, PIX-14, A-53]
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

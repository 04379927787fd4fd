import { createHmac, timingSafeEqual } from 'node:crypto';

const shape = /^sha256=([0-9a-f]{64})$/i;

/** The signature of a body in the platform's header `X-Hub-Signature-256`. [OWN-14] */
export function signBody(secret: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Is this the signature of these exact bytes? Ignores what they mean, and the time reveals nothing. [OWN-14] */
export function isSignedBy(secret: string, body: Uint8Array, header: unknown): boolean {
  const [, given] = typeof header === 'string' ? (shape.exec(header) ?? []) : [];
  if (given === undefined) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(given, 'hex'));
}

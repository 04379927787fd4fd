import { parseObject } from '../parsePassing';
import type { SigningTools, WebhookCall } from '../SmsProvider';

const tokenShape = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i;
/** How far a token's time may be from ours. */
const mostAgeS = 300;
const msPerS = 1000;

const toUrl = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The signature of a token: HMAC-SHA-256 over its first two parts. */
function signVonage(secret: string, content: string, hmac: SigningTools['hmac']): string {
  return toUrl(hmac('sha256', secret, content));
}

/**
 * Did Vonage sign this call with the account's signature secret? Its token must be HS256 (we don't let the token choose), have a
 * time, and be for exactly this body. Compares in constant time. [OWN-13]
 */
export function isSignedByVonage(
  secret: string,
  { headers, body }: WebhookCall,
  tools: SigningTools,
): boolean {
  const [, head, claims, signature] = splitToken(headers);
  if (head === undefined || claims === undefined || signature === undefined) return false;
  if (!tools.isSame(signVonage(secret, `${head}.${claims}`, tools.hmac), signature)) return false;
  const { alg } = parseObject(tools.decode(head));
  const { iat, payload_hash: hash } = parseObject(tools.decode(claims));
  if (alg !== 'HS256' || typeof iat !== 'number' || typeof hash !== 'string') return false;
  return tools.isSame(tools.sha256Hex(body), hash.toLowerCase());
}

/** Is the token of a signed call more than five minutes from our time? [OWN-13] */
export function isVonageStale({ headers, nowMs }: WebhookCall, { decode }: SigningTools): boolean {
  const [, , claims = ''] = splitToken(headers);
  const { iat } = parseObject(decode(claims));
  return !(typeof iat === 'number' && Math.abs(nowMs / msPerS - iat) <= mostAgeS);
}

function splitToken({ authorization }: WebhookCall['headers']): readonly string[] {
  return typeof authorization === 'string' ? (tokenShape.exec(authorization) ?? []) : [];
}

import { createHash, createHmac } from 'node:crypto';
import type { SigningTools } from '../providers/pure/index';
import { isSameSecret } from '../secrets/index';

/** Node's cryptography for the providers' signatures. [OWN-13] */
export const signingTools: SigningTools = {
  hmac: (algorithm, secret, text) => createHmac(algorithm, secret).update(text, 'utf8').digest('base64'),
  sha256Hex: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
  isSame: isSameSecret,
  decode: (base64url) => Buffer.from(base64url, 'base64url').toString('utf8'),
};

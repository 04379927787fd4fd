import { hkdfSync } from 'node:crypto';

/** Of every key here: AES-256, HMAC-SHA256, X25519. */
export const keyBytes = 32;

/** A key for one purpose. It reveals neither the key of the installation nor those for other purposes. [OWN-02] */
export const deriveKey = (masterKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, '', purpose, keyBytes));

/** The key that opens the keys of phone numbers. A web node has it, too: it shows owners their subscribers. [OWN-02, C48] */
export const deriveNumberKey = (masterKey: Uint8Array): Buffer => deriveKey(masterKey, 'beckon numbers 1');

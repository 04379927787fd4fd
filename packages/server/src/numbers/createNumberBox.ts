import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { deriveKey } from '../secrets/index';

const prefix = 'n1.';
const nonceBytes = 12;
const tagBytes = 16;
/** What is sealed is filled up to a multiple of this, so that its length reveals nothing about a number. */
const blockBytes = 16;
const endCharacters = 16;
const mostAccounts = 1000;

/** Seals phone numbers: the same number of the same account always becomes the same text, so that SQL can compare it. */
export type NumberBox = {
  seal: (accountId: number, text: string) => string;
  /** Throws if it was sealed for another account or with another key. */
  open: (accountId: number, sealed: string) => string;
  /** A keyed hash of the last digits of a number, by which it's found. */
  hashEnd: (accountId: number, digits: string) => string;
};

/** Is this a sealed text, and not a number as it's written? [OWN-02] */
export const isSealed = (text: string): boolean => text.startsWith(prefix);

/**
 * A box with the installation's data key. Each account has keys of its own, so that what is sealed for one can't be opened for another. The
 * nonce is a keyed hash of the number (a synthetic IV), then AES-256-GCM. [OWN-02, C48]
 */
export function createNumberBox(dataKey: Uint8Array): NumberBox {
  const keysOf = rememberKeys(dataKey);
  const hash = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    seal(accountId, text) {
      const keys = keysOf(accountId);
      const nonce = hash(keys.nonce, text).subarray(0, nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keys.seal, nonce);
      const body = Buffer.concat([cipher.update(fill(text)), cipher.final()]);
      return prefix + Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    open(accountId, sealed) {
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      const nonce = bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', keysOf(accountId).seal, nonce, {
        authTagLength: tagBytes,
      }).setAuthTag(bytes.subarray(-tagBytes));
      const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
      return body.toString('utf8').replace(/\0+$/, '');
    },
    hashEnd: (accountId, digits) =>
      hash(keysOf(accountId).end, digits).toString('base64url').slice(0, endCharacters),
  };
}

function fill(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([bytes], Math.max(1, Math.ceil(bytes.length / blockBytes)) * blockBytes);
}

type AccountKeys = { seal: Buffer; nonce: Buffer; end: Buffer };

/** Deriving takes longer than sealing, so the keys of accounts that are in use stay. */
function rememberKeys(dataKey: Uint8Array): (accountId: number) => AccountKeys {
  const known = new Map<number, AccountKeys>();
  return (accountId) => {
    const found = known.get(accountId);
    if (found) return found;
    const own = deriveKey(dataKey, `numbers of ${accountId}`);
    const keys = { seal: deriveKey(own, 'seal'), nonce: deriveKey(own, 'nonce'), end: deriveKey(own, 'end') };
    if (known.size >= mostAccounts) known.clear();
    known.set(accountId, keys);
    return keys;
  };
}

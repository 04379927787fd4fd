import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { StartError } from '../env/pure/index';

const nonceBytes = 12;
const tagBytes = 16;
const dataKeyBytes = 32;

/** What is in the envelope: the key of numbers, and the key of people's marks. */
export type SealedKeys = { dataKey: Uint8Array; markKey: Uint8Array };

/** Seals the keys of numbers with a key that isn't in the database. [OWN-02, C48] */
export function createEnvelope({ dataKey, markKey }: SealedKeys, key: Uint8Array): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(dataKey), cipher.update(markKey), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Opens it with the first key that fits: while keys are changed, there are two. [OWN-02, OWN-20] */
export function openEnvelope(sealed: string, keys: readonly Uint8Array[]): SealedKeys {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      }).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return { dataKey: body.subarray(0, dataKeyBytes), markKey: body.subarray(dataKeyBytes) };
    } catch {
      // The next one may fit.
    }
  }
  throw new StartError(
    'No key opens the phone numbers in this database. Check SECRET_KEY, or WEB_KEY with ROLE=web.',
  );
}

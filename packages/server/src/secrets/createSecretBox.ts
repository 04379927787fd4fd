import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from './deriveKey';
import { createPublicOpener, type PublicHalf, publicForm, sealPublicly } from './sealPublicly';

const nonceBytes = 12;
const tagBytes = 16;
/** The first byte of what the key of the installation sealed. */
const form = 1;

/** Seals secrets so that the database alone can't reveal them, and makes marks. Can't open anything. */
export type Sealer = {
  /** `place` is bound in: a secret sealed for one account and name can't be opened for another. */
  seal: (place: string, text: string) => Buffer;
  /** A token that only this installation can create for a place. */
  mark: (place: string) => string;
};

/** Also opens what is sealed. */
export type SecretBox = Sealer & { open: (place: string, sealed: Uint8Array) => string };

/** A box (AES-256-GCM) with the installation's key. It also opens what a second key sealed, while keys are changed. [OWN-02, OWN-20] */
export function createSecretBox(masterKey: Uint8Array, secondKey?: Uint8Array): SecretBox {
  const box = createOneBox(masterKey);
  if (secondKey === undefined) return box;
  const second = createOneBox(secondKey);
  return {
    ...box,
    open(place, sealed) {
      try {
        return box.open(place, sealed);
      } catch (error) {
        try {
          return second.open(place, sealed);
        } catch {
          throw error;
        }
      }
    },
  };
}

/** What a web server has instead of a box: it seals for those with the key of the installation. [OWN-02, C50] */
export const createSealer = (half: PublicHalf): Sealer => ({
  mark: createMarker(half.markKey),
  seal: (place, text) => sealPublicly(half, place, text),
});

const createMarker =
  (markKey: Uint8Array): Sealer['mark'] =>
  (place) =>
    createHmac('sha256', markKey).update(place).digest('base64url');

function createOneBox(masterKey: Uint8Array): SecretBox {
  const key = deriveKey(masterKey, 'beckon secrets 1');
  const openPublicly = createPublicOpener(masterKey);
  return {
    mark: createMarker(deriveKey(masterKey, 'beckon marks 1')),
    // Servers of earlier versions can open it, too.
    seal(place, text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(form), nonce, cipher.getAuthTag(), body]);
    },
    open(place, given) {
      const sealed = Buffer.from(given);
      if (sealed[0] === publicForm) return openPublicly(place, sealed);
      if (sealed[0] !== form)
        throw new Error('This version cannot open a stored secret: it was sealed by another version.');
      const [nonceEnd, tagEnd] = [1 + nonceBytes, 1 + nonceBytes + tagBytes];
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, nonceEnd), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
      return decipher.update(sealed.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** The fingerprint of a key: shows that it's the same, and nothing else about it. A web server's half has the same. [OWN-02] */
export const markKeyOf = ({ markKey }: Pick<PublicHalf, 'markKey'>): string =>
  createMarker(markKey)('key check');
export const markSecretKey = (masterKey: Uint8Array): string =>
  markKeyOf({ markKey: deriveKey(masterKey, 'beckon marks 1') });

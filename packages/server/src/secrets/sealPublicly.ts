import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { deriveKey, keyBytes } from './deriveKey';

const nonceBytes = 12;
const tagBytes = 16;
/** What comes before the bytes of an X25519 key in its standard forms, which is how Node reads them. */
const publicHead = Buffer.from('302a300506032b656e032100', 'hex');
const privateHead = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** The first byte of what was sealed this way. */
export const publicForm = 2;

/** What seals and can't open: the public half of a key pair, and the key of marks. */
export type PublicHalf = { publicKey: Uint8Array; markKey: Uint8Array };

const buildPrivateKey = (masterKey: Uint8Array): KeyObject => {
  const key = Buffer.concat([privateHead, deriveKey(masterKey, 'beckon public seals 1')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
};
const buildPublicKey = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicHead, bytes]), format: 'der', type: 'spki' });
const bytesOf = (publicKey: KeyObject): Buffer =>
  publicKey.export({ format: 'der', type: 'spki' }).subarray(publicHead.length);

/** The half of a key pair that a web server may hold; the other half comes from the same key. [OWN-02, C50] */
export function derivePublicHalf(masterKey: Uint8Array): PublicHalf {
  const publicKey = bytesOf(createPublicKey(buildPrivateKey(masterKey)));
  return { publicKey, markKey: deriveKey(masterKey, 'beckon marks 1') };
}

type Agreed = PublicHalf & { secret: Uint8Array; sender: Uint8Array };

/**
 * The key and the nonce for one value: every value has a key pair of its own. The key of marks is part of it, so that
 * someone who can only write to the database can't seal anything.
 */
function agree({ secret, sender, publicKey, markKey }: Agreed): { key: Buffer; nonce: Buffer } {
  const info = Buffer.concat([Buffer.from('beckon public seals 1'), sender, publicKey]);
  const both = Buffer.from(hkdfSync('sha256', secret, markKey, info, keyBytes + nonceBytes));
  return { key: both.subarray(0, keyBytes), nonce: both.subarray(keyBytes) };
}

/** Seals with the public half (X25519, HKDF-SHA256, AES-256-GCM): nothing in it can open the result. [OWN-02, C50] */
export function sealPublicly(half: PublicHalf, place: string, text: string): Buffer {
  const own = generateKeyPairSync('x25519');
  const sender = bytesOf(own.publicKey);
  const secret = diffieHellman({ privateKey: own.privateKey, publicKey: buildPublicKey(half.publicKey) });
  const { key, nonce } = agree({ ...half, secret, sender });
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(publicForm), sender, cipher.getAuthTag(), body]);
}

/** Opens what was sealed with the public half of this key. Its key pair takes longer than anything else here, so it's derived once. [OWN-02] */
export function createPublicOpener(masterKey: Uint8Array): (place: string, sealed: Buffer) => string {
  let pair: (PublicHalf & { privateKey: KeyObject }) | undefined;
  return (place, sealed) => {
    pair ??= { ...derivePublicHalf(masterKey), privateKey: buildPrivateKey(masterKey) };
    const { privateKey, ...half } = pair;
    const [senderEnd, tagEnd] = [1 + keyBytes, 1 + keyBytes + tagBytes];
    const sender = sealed.subarray(1, senderEnd);
    const secret = diffieHellman({ privateKey, publicKey: buildPublicKey(sender) });
    const { key, nonce } = agree({ ...half, secret, sender });
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(senderEnd, tagEnd));
    return decipher.update(sealed.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
  };
}

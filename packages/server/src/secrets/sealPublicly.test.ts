import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer, createSecretBox, markSecretKey } from './createSecretBox';
import { buildWebKey, parseWebKey } from './parseWebKey';
import { listKeyMarks, readKeys } from './readSecretKey';

const rounds = 200;
const place = '1001 twilio';
const newKey = () => randomBytes(32);
const sealerOf = (...keys: Buffer[]) => createSealer(parseWebKey(buildWebKey(keys))[0]);
const randomText = () => randomBytes(1 + Math.floor(Math.random() * 300)).toString('latin1');

/** Every run of 32 bytes in a web key, and the texts it consists of: all that its holder could use as a key. */
function listCandidates(webKey: string): Buffer[] {
  const bytes = Buffer.from(webKey.slice('web2_'.length), 'base64url');
  const runs = Array.from({ length: bytes.length - 31 }, (_, at) => bytes.subarray(at, at + 32));
  const derived = ['beckon secrets 1', 'beckon marks 1', 'beckon public seals 1'].flatMap((purpose) =>
    runs.map((run) => Buffer.from(hkdfSync('sha256', run, '', purpose, 32))),
  );
  return [...runs, ...derived];
}

const tryAll = (attempts: (() => unknown)[]): unknown[] =>
  attempts.flatMap((attempt) => {
    try {
      return [attempt()];
    } catch {
      return [];
    }
  });

/** Opens as the scheme does, with this as the private key. */
function openWith(secretBytes: Buffer, webKey: string, sealed: Buffer): string {
  const [half] = parseWebKey(webKey);
  const head = Buffer.from('302e020100300506032b656e04220420', 'hex');
  const privateKey = createPrivateKey({
    key: Buffer.concat([head, secretBytes]),
    format: 'der',
    type: 'pkcs8',
  });
  const sender = sealed.subarray(1, 33);
  const publicHead = Buffer.from('302a300506032b656e032100', 'hex');
  const publicKey = createPublicKey({
    key: Buffer.concat([publicHead, sender]),
    format: 'der',
    type: 'spki',
  });
  const info = Buffer.concat([Buffer.from('beckon public seals 1'), sender, half.publicKey]);
  const secret = diffieHellman({ privateKey, publicKey });
  const both = Buffer.from(hkdfSync('sha256', secret, half.markKey, info, 44));
  const decipher = createDecipheriv('aes-256-gcm', both.subarray(0, 32), both.subarray(32))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(33, 49));
  return decipher.update(sealed.subarray(49), undefined, 'utf8') + decipher.final('utf8');
}

describe('what a web server seals', () => {
  it('OWN-02 C50 the key of the installation opens, whatever the text', () => {
    const key = newKey();
    const [sealer, box] = [sealerOf(key), createSecretBox(key)];
    for (const text of ['', 'é 👋', ...Array.from({ length: rounds }, randomText)])
      expect(box.open(place, sealer.seal(place, text))).toBe(text);
    expect(sealer.seal(place, 'the same')).not.toEqual(sealer.seal(place, 'the same'));
    expect(sealer.mark('device 1')).toBe(box.mark('device 1'));
  });

  it('OWN-02 C50 nothing in its key opens, neither what it sealed nor what others did', () => {
    const key = newKey();
    const webKey = buildWebKey([key]);
    const byWeb = sealerOf(key).seal(place, 'their token');
    const byWorker = createSecretBox(key).seal(place, 'their token');
    const candidates = listCandidates(webKey);
    const attempts = candidates.flatMap((one) => [
      ...[byWeb, byWorker].map((sealed) => () => createSecretBox(one).open(place, sealed)),
      () => openWith(one, webKey, byWeb),
    ]);
    expect(attempts.length).toBeGreaterThan(400);
    expect(tryAll(attempts)).toEqual([]);
    expect(sealerOf(key)).not.toHaveProperty('open');
    expect(readKeys({ WEB_KEY: webKey, DATA_DIR: '/nowhere' }).box).toBeUndefined();
    expect(Buffer.from(webKey).includes(key.toString('base64url'))).toBe(false);
  });

  it('OWN-02 C50 opens nowhere else: not for another account, another key, or after any change of a byte', () => {
    const key = newKey();
    const sealed = sealerOf(key).seal(place, 'their token');
    const box = createSecretBox(key);
    const changed = Array.from(sealed, (_, at) => {
      const copy = Buffer.from(sealed);
      copy.writeUInt8((copy.readUInt8(at) ^ (1 + Math.floor(Math.random() * 255))) & 255, at);
      return copy;
    });
    // The highest bit of an X25519 key counts for nothing there, but it is part of what the key for the value comes from.
    const highest = Buffer.from(sealed);
    highest.writeUInt8(highest.readUInt8(32) ^ 128, 32);
    const attempts = [...changed, highest, sealed.subarray(0, 40), Buffer.of(2), Buffer.alloc(80, 2)];
    expect(tryAll(attempts.map((one) => () => box.open(place, one)))).toEqual([]);
    expect(
      tryAll([() => box.open('1002 twilio', sealed), () => createSecretBox(newKey()).open(place, sealed)]),
    ).toEqual([]);
  });

  it('OWN-02 C50 without the key of marks, nobody seals: the public key alone is not enough', () => {
    const key = newKey();
    const [half] = parseWebKey(buildWebKey([key]));
    const planted = createSealer({ publicKey: half.publicKey, markKey: randomBytes(32) }).seal(place, 'mine');
    expect(tryAll([() => createSecretBox(key).open(place, planted)])).toEqual([]);
  });

  it('OWN-02 OWN-20 while keys are changed, either key opens it, whichever comes first', () => {
    const [one, other] = [newKey(), newKey()];
    const sealed = sealerOf(one).seal(place, 'their token');
    expect(createSecretBox(one, other).open(place, sealed)).toBe('their token');
    expect(createSecretBox(other, one).open(place, sealed)).toBe('their token');
    expect(tryAll([() => createSecretBox(other).open(place, sealed)])).toEqual([]);
  });
});

describe('WEB_KEY', () => {
  it('OWN-02 OWN-20 has the fingerprint of the key it comes from; two fit both keys', () => {
    const [one, other] = [newKey(), newKey()];
    const marksOf = (webKey: string) => listKeyMarks({ WEB_KEY: webKey, DATA_DIR: '/nowhere' });
    expect(marksOf(buildWebKey([one]))).toEqual([markSecretKey(one)]);
    expect(marksOf(buildWebKey([one, other]))).toEqual([markSecretKey(one), markSecretKey(other)]);
    // The same each time, so that it can be printed again.
    expect(buildWebKey([one])).toBe(buildWebKey([Buffer.from(one)]));
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -1)],
    ['another letter', (text: string) => text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a secret key instead', () => 'a key of at least thirty-two characters'],
    ['a second one that is damaged', (text: string) => `${text},${text.slice(0, -1)}`],
    ['empty', () => ''],
  ])('OWN-20 refuses a damaged one: %s', (_title, damage) => {
    expect(() => parseWebKey(damage(buildWebKey([newKey()])))).toThrow('WEB_KEY is damaged');
  });
});

import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const tag = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  version: 0xa0,
  extensions: 0xa3,
} as const;

const dayMs = 86_400_000;
const longForm = 0x80;

/** One value in DER: its tag, its length, its content. */
function der(kind: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const bytes = size > 0xff ? [0x82, size >> 8, size & 0xff] : [0x81, size];
  return Buffer.concat([Buffer.from([kind, ...(size < longForm ? [size] : bytes)]), content]);
}

const ecdsaWithSha256 = der(tag.sequence, Buffer.from('06082a8648ce3d040302', 'hex'));
const commonName = Buffer.from('0603550403', 'hex');
const subjectAltName = Buffer.from('0603551d11', 'hex');
const versionThree = der(tag.version, der(tag.integer, Buffer.from([2])));

const nameOf = (host: string): Buffer =>
  der(tag.sequence, der(tag.set, der(tag.sequence, commonName, der(tag.utf8, Buffer.from(host)))));

/** YYMMDDHHMMSSZ. */
const timeOf = (atMs: number): Buffer =>
  der(tag.utcTime, Buffer.from(`${new Date(atMs).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** A throwaway certificate for a TLS server on loopback, so that no outside program is needed to create one. */
export function selfSignedCertificate(host: string): {
  key: string;
  cert: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const names = der(tag.octetString, der(tag.sequence, der(tag.dnsName, Buffer.from(host))));
  const body = der(
    tag.sequence,
    versionThree,
    der(tag.integer, serial),
    ecdsaWithSha256,
    nameOf(host),
    der(tag.sequence, timeOf(Date.now() - dayMs), timeOf(Date.now() + dayMs)),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(tag.extensions, der(tag.sequence, der(tag.sequence, subjectAltName, names))),
  );
  const noUnusedBits = Buffer.from([0]);
  const signature = der(tag.bitString, noUnusedBits, sign('sha256', body, privateKey));
  const whole = der(tag.sequence, body, ecdsaWithSha256, signature);
  const lines = whole.toString('base64').match(/.{1,64}/g);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

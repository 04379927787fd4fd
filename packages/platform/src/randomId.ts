import { errors } from '@beckon/contract';

const bytes = 16;

/** 128 random bits as 32 hexadecimal digits, from a secure source only. [REF-09, ERR-14, A-95] */
export function randomId(source: Pick<Crypto, 'getRandomValues'> | undefined = globalThis.crypto): string {
  if (typeof source?.getRandomValues !== 'function') throw new Error(errors.noSecureRandom);
  return [...source.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

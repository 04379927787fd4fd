import { createHash } from 'node:crypto';
import { StartError } from '../env/pure/index';
import { deriveNumberKey, keyBytes } from './deriveKey';
import { derivePublicHalf, type PublicHalf } from './sealPublicly';

const head = 'web2_';
/** From before numbers were sealed: without the key of numbers. */
const oldHead = 'web1_';
const checkBytes = 8;

const damaged =
  'WEB_KEY is damaged. Run npx beckon web-key again where SECRET_KEY is set, and copy the whole line.';

const checkOf = (start: string, bytes: Uint8Array): Buffer =>
  createHash('sha256').update(start).update(bytes).digest().subarray(0, checkBytes);

/** The keys in a `WEB_KEY`. One from before numbers were sealed doesn't open them. */
export type WebKey = PublicHalf & { numberKey: Uint8Array | undefined };

/** What an operator sets as `WEB_KEY`: the public halves of these keys, and what opens numbers; the first one seals. [OWN-02, C48, C50] */
export const buildWebKey = (masterKeys: readonly Uint8Array[]): string =>
  masterKeys
    .map((one) => {
      const { publicKey, markKey } = derivePublicHalf(one);
      const bytes = Buffer.concat([publicKey, markKey, deriveNumberKey(one)]);
      return `${head}${Buffer.concat([bytes, checkOf(head, bytes)]).toString('base64url')}`;
    })
    .join(',');

/** Parses `WEB_KEY`. Refuses one that isn't complete: it would seal what nobody can open. [OWN-02, OWN-20] */
export function parseWebKey(text: string): [WebKey, ...WebKey[]] {
  const [first, ...others] = text.split(',').map((one) => {
    const start = one.startsWith(oldHead) ? oldHead : head;
    const length = (start === head ? 3 : 2) * keyBytes;
    const all = Buffer.from(one.startsWith(start) ? one.slice(start.length) : '', 'base64url');
    const bytes = all.subarray(0, length);
    if (all.length !== length + checkBytes || !checkOf(start, bytes).equals(all.subarray(length)))
      throw new StartError(damaged);
    const [markEnd, numberKey] = [2 * keyBytes, bytes.subarray(2 * keyBytes)];
    return {
      publicKey: bytes.subarray(0, keyBytes),
      markKey: bytes.subarray(keyBytes, markEnd),
      numberKey: start === head ? numberKey : undefined,
    };
  });
  if (!first) throw new StartError(damaged);
  return [first, ...others];
}

import { createHash } from 'node:crypto';
import { StartError } from '../env/pure/index';
import { keyBytes } from './deriveKey';
import { derivePublicHalf, type PublicHalf } from './sealPublicly';

const head = 'web1_';
const checkBytes = 8;

const damaged =
  'WEB_KEY is damaged. Run npx beckon web-key again where SECRET_KEY is set, and copy the whole line.';

const checkOf = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(head).update(bytes).digest().subarray(0, checkBytes);

/** What an operator sets as `WEB_KEY`: the public halves of these keys; the first one seals. [OWN-02, C50] */
export const buildWebKey = (masterKeys: readonly Uint8Array[]): string =>
  masterKeys
    .map((one) => {
      const { publicKey, markKey } = derivePublicHalf(one);
      const bytes = Buffer.concat([publicKey, markKey]);
      return `${head}${Buffer.concat([bytes, checkOf(bytes)]).toString('base64url')}`;
    })
    .join(',');

/** Parses `WEB_KEY`. Refuses one that isn't complete: it would seal what nobody can open. [OWN-02, OWN-20] */
export function parseWebKey(text: string): [PublicHalf, ...PublicHalf[]] {
  const [first, ...others] = text.split(',').map((one) => {
    const all = Buffer.from(one.startsWith(head) ? one.slice(head.length) : '', 'base64url');
    const bytes = all.subarray(0, 2 * keyBytes);
    if (all.length !== 2 * keyBytes + checkBytes || !checkOf(bytes).equals(all.subarray(2 * keyBytes)))
      throw new StartError(damaged);
    return { publicKey: bytes.subarray(0, keyBytes), markKey: bytes.subarray(keyBytes) };
  });
  if (!first) throw new StartError(damaged);
  return [first, ...others];
}

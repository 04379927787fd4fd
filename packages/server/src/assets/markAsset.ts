import { createHash } from 'node:crypto';
import type { Sealer } from '../secrets/index';

/** The fingerprint of a file. */
export const hashContent = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Proves that a server of this installation stored a file: who can only write to the database can't plant a script. */
export function markAsset({ mark }: Pick<Sealer, 'mark'>, path: string, content: Uint8Array): string {
  return mark(`asset ${path} ${hashContent(content)}`);
}

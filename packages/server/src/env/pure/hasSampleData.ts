import { isThisMachine } from '../../formats/pure/index';

/** What an operator says about the sample accounts, and about who uses the installation. */
export type Installation = {
  readonly sampleData: 'auto' | '1' | '0';
  readonly hasOwnDatabase: boolean;
  readonly host: string;
  readonly publicUrl: string | undefined;
};

/**
 * Whether a new installation starts with sample accounts, which anyone on this machine can open: only where somebody tries it out, never with
 * a database or a public URL of its own; by default only if it's also reachable only from this machine. [OWN-20]
 */
export function hasSampleData({ sampleData, hasOwnDatabase, host, publicUrl }: Installation): boolean {
  if (hasOwnDatabase || publicUrl !== undefined) return false;
  return sampleData === 'auto' ? isThisMachine(host) : sampleData === '1';
}

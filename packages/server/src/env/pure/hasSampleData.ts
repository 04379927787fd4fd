import { isThisMachine } from '../../formats/pure/index';

/** What an operator says about the sample accounts, and about who uses the installation. */
export type Installation = {
  readonly sampleData: 'auto' | '1' | '0';
  readonly hasOwnDatabase: boolean;
  readonly host: string;
  readonly publicUrl: string | undefined;
};

/**
 * Whether a new installation starts with sample accounts, which anyone on this machine can open: by default only where somebody tries it
 * out, on the built-in database and reachable only from this machine. [OWN-20]
 */
export function hasSampleData({ sampleData, hasOwnDatabase, host, publicUrl }: Installation): boolean {
  if (sampleData !== 'auto') return sampleData === '1';
  return !hasOwnDatabase && publicUrl === undefined && isThisMachine(host);
}

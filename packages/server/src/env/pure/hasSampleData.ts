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
 * `DATABASE_URL` or `PUBLIC_URL`; by default only if just this machine reaches the server. [OWN-20]
 */
export function hasSampleData({ sampleData, hasOwnDatabase, host, publicUrl }: Installation): boolean {
  if (hasOwnDatabase || publicUrl !== undefined) return false;
  return sampleData === 'auto' ? isThisMachine(host) : sampleData === '1';
}

import type { AnySql } from '../database/index';
import type { CredentialValues } from '../providers/pure/index';

/** Reads the provider credentials of accounts through the caller's pool, and opens them one at a time. Web servers don't have it. [OWN-02] */
export type Credentials = {
  /** Those of an account with a provider; nothing if it has none. */
  find: <Kind extends CredentialValues = CredentialValues>(
    sql: AnySql,
    accountId: number,
    name: string,
  ) => Promise<Kind | undefined>;
  /** Opens sealed credentials of an account that were stored elsewhere. */
  open: (accountId: number, name: string, sealed: Uint8Array) => CredentialValues;
  /** What the Messenger platform sends to verify the webhook; each account has its own. */
  verifyToken: (accountId: number) => string;
};

import type { Own } from '../providers/pure/index';

/** The provider credentials that accounts stored, opened one by one. [OWN-02] */
export type Credentials = {
  /** Those of an account with a provider; nothing if it has none. */
  find: <Kind extends Own = Own>(accountId: number, name: string) => Promise<Kind | undefined>;
  /** All that an account has, by provider. */
  findAll: (accountId: number) => Promise<Readonly<Record<string, Own>>>;
  /** Opens sealed credentials of an account that were stored elsewhere. */
  open: (accountId: number, name: string, sealed: Uint8Array) => Own;
  /** What the Messenger platform sends to verify the webhook; each account has its own. */
  verifyToken: (accountId: number) => string;
};

/** An account's own provider credentials. [OWN-02] */
export type CredentialKinds = {
  twilio: { accountSid: string; authToken: string; phone: string };
  messenger: { pageId: string; pageToken: string; appSecret: string };
};
export type CredentialName = keyof CredentialKinds;

/** The credentials that accounts stored, opened one by one. */
export type Credentials = {
  /** Those of an account; nothing if it has none. */
  find: <Name extends CredentialName>(
    accountId: number,
    name: Name,
  ) => Promise<CredentialKinds[Name] | undefined>;
  /** Opens sealed credentials of an account that were stored elsewhere. */
  open: <Name extends CredentialName>(
    accountId: number,
    name: Name,
    sealed: Uint8Array,
  ) => CredentialKinds[Name];
  /** What the Messenger platform sends to verify the webhook; each account has its own. */
  verifyToken: (accountId: number) => string;
};

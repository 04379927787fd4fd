/** What an account speaks to its own providers with. [OWN-02] */
export type CredentialKinds = {
  twilio: { accountSid: string; authToken: string; phone: string };
  messenger: { pageId: string; pageToken: string; appSecret: string };
};
export type CredentialName = keyof CredentialKinds;

/** The credentials that accounts have given, opened one by one. */
export type Credentials = {
  /** Those of an account; nothing if it has none. */
  find: <Name extends CredentialName>(
    accountId: number,
    name: Name,
  ) => Promise<CredentialKinds[Name] | undefined>;
  /** Opens credentials of an account that were kept elsewhere, sealed as they were. */
  open: <Name extends CredentialName>(
    accountId: number,
    name: Name,
    sealed: Uint8Array,
  ) => CredentialKinds[Name];
  /** What the messenger platform repeats when it asks whether the webhook is ours; each account has its own. */
  verifyToken: (accountId: number) => string;
};

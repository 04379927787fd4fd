import type { Outgoing } from '../rules/Outgoing';

/** Who can carry messages; an account names one for each channel. [OWN-13] */
export type ProviderName = 'sandbox' | 'twilio' | 'messenger';

/** What became of an attempt. */
export type SendOutcome =
  | { type: 'sent'; providerId?: string | undefined }
  /** Later, after so long if the provider said when. */
  | { type: 'retry'; error: string; afterMs?: number | undefined }
  /** Later, when the owner has mended what the sentence names: a key, a token, a setting. */
  | { type: 'held'; error: string }
  /** Nobody can say whether it was sent, so it is not sent again. */
  | { type: 'unknown'; error: string }
  /** Never: another attempt would end in the same way. */
  | { type: 'failed'; error: string }
  /** The provider knows that this person wants nothing; so do we from now on. */
  | { type: 'cancelled'; error: string };

/** Carries single messages. It never throws for what a provider answers; what it throws is read by `explainFailure`. [OWN-13] */
export type Provider = {
  send: (message: Outgoing) => Promise<SendOutcome>;
  /** The same message twice is one message there, so that it may be sent again whenever in doubt. */
  isRepeatable?: boolean;
};

/** The providers of this installation; one that is not set up is missing. */
export type Providers = Partial<Record<ProviderName, Provider>>;

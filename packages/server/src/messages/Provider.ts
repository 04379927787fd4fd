import type { Outgoing } from './pure/Outgoing';

/** Who can send messages; an account names one per channel. [OWN-13] */
export type ProviderName = 'sandbox' | 'twilio' | 'messenger';

/** The result of an attempt. */
export type SendOutcome =
  | { type: 'sent'; providerId?: string | undefined }
  /** Later; after this long if the provider said when. */
  | { type: 'retry'; error: string; afterMs?: number | undefined }
  /** Later, once the owner fixes what the sentence names: a key, a token, a setting. */
  | { type: 'held'; error: string }
  /** We can't tell whether it was sent, so we don't send it again. */
  | { type: 'unknown'; error: string }
  /** Never: another attempt would end the same way. */
  | { type: 'failed'; error: string }
  /** The provider says that this person unsubscribed; now we know, too. */
  | { type: 'cancelled'; error: string };

/** Sends single messages. Never throws for a provider's answer; `explainFailure` interprets what it throws. [OWN-13] */
export type Provider = {
  send: (message: Outgoing) => Promise<SendOutcome>;
  /** Sending the same message twice counts once, so we may send it again when in doubt. */
  isRepeatable?: boolean;
};

/** The providers of this installation; one that isn't set up is missing. */
export type Providers = Partial<Record<ProviderName, Provider>>;

/** What a provider says about credentials: valid, invalid, someone else's, or no answer. */
export type Verdict = 'right' | 'wrong' | 'foreign' | 'silent';

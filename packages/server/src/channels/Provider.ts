/** The two ways to a person. */
export type ChannelName = 'sms' | 'fb';

/** Who can carry messages; an account names one for each channel. [OWN-13] */
export type ProviderName = 'sandbox' | 'twilio' | 'messenger';

/** A message as its provider gets it. */
export type Outgoing = {
  messageId: string;
  accountId: number;
  channel: ChannelName;
  /** A phone number, or the id of a person on a messenger page. */
  recipient: string;
  /** The account's own number, or the id of its page. */
  sender: string;
  /** What was queued: `{ text }` for a text message. */
  body: unknown;
  /** 1 at the first attempt. */
  attempt: number;
};

/** What became of an attempt. */
export type SendOutcome =
  | { type: 'sent'; providerId?: string | undefined }
  /** Later, after so long if the provider said when. */
  | { type: 'retry'; error: string; afterMs?: number | undefined }
  /** Never: another attempt would end in the same way. */
  | { type: 'failed'; error: string }
  /** The provider knows that this person wants nothing; so do we from now on. */
  | { type: 'cancelled'; error: string };

/** Carries single messages. It never throws for what a provider answers; what it throws counts as `retry`. [OWN-13] */
export type Provider = { send: (message: Outgoing) => Promise<SendOutcome> };

/** The providers of this installation; one that is not set up is missing. */
export type Providers = Partial<Record<ProviderName, Provider>>;

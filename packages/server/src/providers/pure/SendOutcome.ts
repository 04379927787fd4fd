/** The result of an attempt to send a message. [OWN-13] */
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

/** What a provider says about credentials: valid, invalid, someone else's, or no answer. */
export type Verdict = 'right' | 'wrong' | 'foreign' | 'silent';

import type { ChannelSettings } from './buildChannelSettings';

/** What those who send messages offer to accounts: the credentials that the operator shares, by name only, and email. */
export type Offer = {
  /** SMS providers with shared credentials. */
  sharedSms: readonly string[];
  /** The accounts that may use them. */
  sharedWith: readonly number[];
  /** How many SMS segments a day each of them may send with those. */
  mostDailyParts: number;
  /** Whether emails leave, or stay in the database. */
  sendsMail: boolean;
};

/** The offer of a server that sends itself. A web server asks what its workers offer. [OWN-13, OWN-20] */
export const buildOffer = (
  { shared, sharedWith, mostDailyParts }: ChannelSettings,
  sendsMail: boolean,
): Offer => ({ sharedSms: Object.keys(shared), sharedWith, mostDailyParts, sendsMail });

import type { ChannelName } from './Outgoing';

/** A person on one channel of one account. */
export type SubscriberAddress = { accountId: number; channel: ChannelName; recipient: string };

/** Someone's address in texts: messages, opt-outs and keyed hashes of a number are stored under it. [OWN-13] */
export const buildPhoneAddress = (accountId: number, phone: string): SubscriberAddress => ({
  accountId,
  channel: 'sms',
  recipient: phone,
});

/** Someone's address in Messenger: their ID on the page, or what `formatRecipient` writes. [OWN-14] */
export const buildMessengerAddress = (accountId: number, recipient: string): SubscriberAddress => ({
  accountId,
  channel: 'fb',
  recipient,
});

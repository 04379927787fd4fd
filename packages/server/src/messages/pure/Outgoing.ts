import type { MessageChannelName } from '@beckon/contract/messageChannels';

/** The ways to reach a person. */
export type ChannelName = MessageChannelName;

/** A message as its provider gets it. [OWN-13] */
export type Outgoing = {
  messageId: string;
  accountId: number;
  channel: ChannelName;
  /** A phone number, or the id of a person on a messenger page. */
  recipient: string;
  /** The account's own number, or the id of its page. */
  sender: string;
  /** The queued content: `{ text }` for a text message. */
  body: unknown;
  /** 1 for the first attempt. */
  attempt: number;
};

/** The two apps of a visitor that the sandbox plays. */
export type Channel = 'sms' | 'messenger';

/** What stands under a message: an answer to tap once, a button that stays, or a link. */
export type Tap =
  | { kind: 'reply'; title: string; payload: string }
  | { kind: 'button'; title: string; payload: string }
  | { kind: 'link'; title: string; url: string };

/** One message, or one thing that happened, in the order of `id`. */
export type Message = {
  id: number;
  channel: Channel;
  /** The visitor's number, or the id by which the page knows them. */
  visitor: string;
  /** Who sent it; a note is what happened without words. */
  from: 'visitor' | 'business' | 'note';
  text: string;
  taps: Tap[];
  atMs: number;
};

/** Whose sandbox this is. */
export type Account = {
  name: string;
  /** Its number, and its page; empty where the sandbox does not play that app. */
  phone: string;
  page: string;
  /** All accounts that are tried out here, this one among them. */
  accounts: { id: number; name: string }[];
};

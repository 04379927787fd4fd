/** The two apps of a visitor that the sandbox plays. [OWN-13] */
export type SandboxChannel = 'sms' | 'messenger';

/** What stands under a message: an answer to tap once, a button that stays, or a link. [OWN-14] */
export type SandboxTap =
  | { kind: 'reply' | 'button'; title: string; payload: string }
  | { kind: 'link'; title: string; url: string };

/** One message, or one thing that happened, as the stream of the sandbox tells it, in the order of `id`. [OWN-13, OWN-14] */
export type SandboxMessage = {
  id: number;
  channel: SandboxChannel;
  /** The visitor's number, or the id by which the page knows them. */
  visitor: string;
  /** Who sent it; a note is what happened without words. */
  from: 'visitor' | 'business' | 'note';
  text: string;
  taps: SandboxTap[];
  atMs: number;
};

/** Whose sandbox this is, as the stream introduces it. [OWN-13] */
export type SandboxOwner = {
  name: string;
  /** Which apps the sandbox plays for it. */
  hasSms: boolean;
  hasMessenger: boolean;
  /** Its number; empty while it has none: then it texts, and nobody can text it. */
  phone: string;
  /** All accounts that are tried out here, this one among them. */
  accounts: { id: number; name: string }[];
};

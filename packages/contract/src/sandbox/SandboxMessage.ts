import type { PublicChannel } from '../channels/messageChannels';

/** The apps of a visitor that the sandbox simulates. [OWN-13] */
export type SandboxChannel = PublicChannel;

/** What is below a message: a reply to tap once, a button that stays, or a link. [OWN-14] */
export type SandboxTap =
  | { kind: 'reply' | 'button'; title: string; payload: string }
  | { kind: 'link'; title: string; url: string };

/** One message, or one event, as the sandbox streams it, in the order of `id`. [OWN-13, OWN-14] */
export type SandboxMessage = {
  id: number;
  channel: SandboxChannel;
  /** The visitor's number, or the id by which the page knows them. */
  visitor: string;
  /** The sender; a note is an event without text. */
  from: 'visitor' | 'business' | 'note';
  text: string;
  taps: SandboxTap[];
  atMs: number;
};

/** The account of this sandbox, as the stream introduces it. [OWN-13] */
export type SandboxOwner = {
  name: string;
  /** Which apps the sandbox simulates for it. */
  hasSms: boolean;
  hasMessenger: boolean;
  /** Its number; empty if it has none: then it sends texts but can't receive any. */
  phone: string;
  /** All accounts that use the sandbox here, including this one. */
  accounts: { id: number; name: string }[];
};

import type { ContactChannel } from '../Event';
import type { PhoneFormView, SmsLinkView, SubmittedView } from './BodyView';

/** A way to reach the owner; SMS has no address because it stays in the panel. [OMNI-08…13] */
export type ChannelView = { channel: ContactChannel; label: string; url: string | undefined };

/** The bubble and what is next to it. [OMNI-01, OMNI-02, OMNI-20, OMNI-27] */
export type OmnichatView = {
  bubbleColor: string;
  bubbleInk: string;
  isOpen: boolean;
  /** The channel whose icon the bubble shows; undefined while it is at rest. [OMNI-23] */
  icon: ContactChannel | undefined;
  headline: string;
  greeting: string;
  channels: readonly ChannelView[];
  /** The SMS flow in place of the channels. [OMNI-11, OMNI-12] */
  sms: { text: string; body: PhoneFormView | SmsLinkView | SubmittedView } | undefined;
  popover: string | undefined;
};

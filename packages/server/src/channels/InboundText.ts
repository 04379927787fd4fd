import type { Account } from '../rules/Account';
import type { UnansweredReason } from '../store/saveInbound';

/** A text that came in, once its signature was found right. */
export type InboundText = {
  provider: 'twilio' | 'sandbox';
  /** The provider's name for it, by which it would tell it again. */
  sid: string;
  from: string;
  to: string;
  text: string;
  /** Twilio has already obeyed and answered it by itself. */
  isAnswered: boolean;
  bodySha256: string;
};

/** What became of it. */
export type TextOutcome =
  | 'repeated'
  | 'unknownNumber'
  | 'unknownSender'
  | 'formerNumber'
  | 'stopped'
  | 'started'
  | 'helped'
  | 'confirmed'
  | 'opted_in'
  | 'known'
  | 'refused'
  | 'for_person';

/** Why a text got no answer, where one would have been due; empty: it got one, or none was due. */
export type Unanswered = UnansweredReason | '';

/** A person who texts, and one of the accounts at the number they text to. */
export type Conversation = { account: Account; phone: string; inbound: InboundText };

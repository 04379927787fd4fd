import type { Account } from '../accounts/pure/index';
import type { UnansweredReason } from '../messages/index';

/** An incoming text with a verified signature. */
export type InboundText = {
  /** Who signed it: the sandbox, or an SMS provider. */
  provider: string;
  /** The provider's id for it, the same if it reports the text again. */
  sid: string;
  from: string;
  to: string;
  text: string;
  /** The provider has already obeyed and answered it. */
  isAnswered: boolean;
  /** When it was written, if the provider says so: a text that it repeats for hours must not undo a later one. */
  at?: Date | undefined;
  bodySha256: string;
};

/** What happened to it. */
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

/** Why a text got no reply although one was due; empty: it got one, or none was due. */
export type Unanswered = UnansweredReason | '';

/** A person who texts, and one of the accounts with the number they text. */
export type Conversation = { account: Account; phone: string; inbound: InboundText };

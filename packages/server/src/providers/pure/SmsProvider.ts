import type { CredentialField, CredentialFields, CredentialsOf, ProviderRecord } from './ProviderRecord';
import type { SendOutcome, Verdict } from './SendOutcome';

/** An account is connected with a number, so every SMS provider asks for one. */
export type SmsFields = CredentialFields & { readonly phone: CredentialField };

/** A text to send. Numbers start with `+`. */
export type OutgoingText = {
  apiUrl: string;
  messageId: string;
  from: string;
  to: string;
  text: string;
  /** Where the provider reports the status of this message; none if the operator set no public address. */
  statusUrl: string | undefined;
};

/** A call to a provider's API, signed in with a user name and password. */
export type ProviderRequest = {
  url: string;
  user: string;
  password: string;
  /** What to post; nothing: a GET. */
  post?: { form: Readonly<Record<string, string>> } | { json: unknown };
};

/** Its answer: status, how long to wait, and the body, which may be cut off. */
export type ProviderAnswer = { status: number; retryAfter: string | null; text: string };

/** A form as sent: names and values in order; a name may occur twice. */
export type FormPairs = readonly (readonly [string, string])[];

/** A call to our webhook. */
export type WebhookCall = {
  /** The whole called URL, with its query. */
  url: string;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  /** The body as a form; empty if it's something else. */
  pairs: FormPairs;
  nowMs: number;
};

/** What a call contains: a text, a delivery report, or nothing readable. */
export type ParsedCall =
  | {
      type: 'text';
      sid: string;
      from: string;
      to: string;
      text: string;
      isAnswered: boolean;
      /** When it was written, in ISO 8601 with a time zone, if the provider says so. */
      writtenAt?: string | undefined;
    }
  | {
      type: 'status';
      providerId: string;
      /** One of the words that `messages/store/updateDelivery` knows; any other word changes nothing. */
      status: string;
      error: string | undefined;
      /** Our own id, if the provider repeats it. */
      messageId?: string | undefined;
      /** The recipient, if the provider says that they unsubscribed there. */
      stopped?: string | undefined;
      /** When the provider wrote this report, in ISO 8601 with a time zone, if it says so. */
      writtenAt?: string | undefined;
    }
  | { type: 'bad'; problem: string };

/** Cryptography for signatures. */
export type SigningTools = {
  /** In base64. */
  hmac: (algorithm: 'sha1' | 'sha256', secret: string, text: string) => string;
  sha256Hex: (text: string) => string;
  /** Takes the same time whatever differs. */
  isSame: (expected: string, given: string) => boolean;
  /** The text in base64url, or an empty one. */
  decode: (base64url: string) => string;
};

/** A text as the simulated phone sends it. */
export type SandboxText = { from: string; to: string; text: string; messageId: string; url: string };

/**
 * An SMS provider: everything that differs between two of them, as values and pure functions. What they share (requests,
 * timeouts, signature checks, limits, STOP) is in `sms`. [OWN-02, OWN-13]
 */
export type SmsProvider<Fields extends SmsFields = SmsFields> = ProviderRecord<Fields> & {
  channel: 'sms';
  /** The longest text that it takes. */
  mostCharacters: number;
  webhook: {
    path: string;
    contentType: string;
    /** A call without this header isn't signed. */
    signatureHeader: string;
    /** The field whose value signs calls. */
    signedWith: keyof Fields & string;
    /** What tells the provider that we took a call. */
    answer: { contentType: string; body: string };
  };
  buildSend(own: CredentialsOf<Fields>, text: OutgoingText): ProviderRequest;
  /** Never keeps the provider's words: they may quote the number. */
  parseSent(answer: ProviderAnswer): SendOutcome;
  /** Asks whether credentials are valid and own their number. */
  buildCheck(own: CredentialsOf<Fields>, apiUrl: string): ProviderRequest;
  parseCheck(answer: ProviderAnswer, own: CredentialsOf<Fields>): Verdict;
  /** Did this secret sign this call? */
  isSigned(secret: string, call: WebhookCall, tools: SigningTools): boolean;
  /** Is a signed call too far from our time to have an effect? We ask the provider to repeat it: our clock may be wrong. */
  isStale?(call: WebhookCall, tools: SigningTools): boolean;
  /** The account's own number in a call that may be anyone's: recipient of a text, or sender of a reported message. */
  parseNumber(call: WebhookCall): string;
  parseCall(call: WebhookCall): ParsedCall;
  /** The sandbox sends the forms of this provider, signed with its own secret. */
  writeText?(
    secret: string,
    text: SandboxText,
    tools: SigningTools,
  ): { headers: Record<string, string>; pairs: FormPairs };
};

/** Describes an SMS provider; its functions know its own fields. */
export function defineSmsProvider<const Fields extends SmsFields>(record: SmsProvider<Fields>): SmsProvider {
  return record as unknown as SmsProvider;
}

/** All Messenger limits, in one table. [OWN-14] */
export const messengerLimits = {
  /** One call of the platform contains many events. */
  bodyBytes: 524_288,
  eventsPerCall: 1000,
  jsonDepth: 32,
  /** Longest ref that the platform carries. */
  refCharacters: 2083,
  /** How much of a message or comment we read. */
  textCharacters: 5000,
  /** Calls with a wrong signature from one address; beyond that the answer is 429, and we check only a few at a time. */
  refusedPerWindow: 300,
  refusedWindowMs: 60_000,
  lookupsAtOnce: 2,
  lookupsWaiting: 20,
  /** Events per batch; without being woken, we look this often. */
  eventsAtOnce: 20,
  sweepMs: 2000,
  /** A failed one is tried again after this time, then twice that, and so on. */
  firstRetryMs: 1000,
  mostTries: 5,
  /** How long we recognize a repeat. */
  retentionDays: 30,
  /** What the platform accepts in one message. */
  messageCharacters: 2000,
  buttonMessageCharacters: 640,
  buttonTitleCharacters: 20,
  buttonPayloadCharacters: 1000,
  buttons: 3,
  /** Longest chain of follow-up messages. */
  sequenceMessages: 20,
  /** Comments accept a private reply for a week; we leave an hour of it for sending. */
  mostReplyDelayMs: 601_200_000,
  sendTimeoutMs: 10_000,
} as const;

/** The limits as a type, so that tests can use their own numbers. */
export type MessengerLimits = { readonly [Name in keyof typeof messengerLimits]: number };

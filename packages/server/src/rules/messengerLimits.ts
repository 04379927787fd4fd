/** How much of anything the messenger may send or be sent; one table. [OWN-14] */
export const messengerLimits = {
  /** One call of the platform brings many events. */
  bodyBytes: 524_288,
  eventsPerCall: 1000,
  jsonDepth: 32,
  /** Longest ref that the platform carries. */
  refCharacters: 2083,
  /** Of a message or comment so much is read. */
  textCharacters: 5000,
  /** Calls with a wrong signature from one address; beyond that the answer is 429, and so many at a time are looked at. */
  refusedPerWindow: 300,
  refusedWindowMs: 60_000,
  looksAtOnce: 2,
  looksWaiting: 20,
  /** So many at a time work off so many events each; where nobody says that there are new ones, they look this often. */
  workers: 1,
  eventsAtOnce: 20,
  sweepMs: 2000,
  /** One that fails is tried again after this time, then twice that, and so on. */
  firstRetryMs: 1000,
  mostTries: 5,
  /** So long a repeat is known by its mark. */
  keepDays: 30,
  upkeepMs: 3_600_000,
  /** What the platform takes in one message. */
  messageCharacters: 2000,
  buttonMessageCharacters: 640,
  buttonTitleCharacters: 20,
  buttonPayloadCharacters: 1000,
  buttons: 3,
  /** Longest chain of follow-up messages. */
  sequenceMessages: 20,
  /** A comment can be answered in private for a week; an hour of it is left for sending. */
  mostReplyDelayMs: 601_200_000,
  sendTimeoutMs: 10_000,
} as const;

/** The limits as a type, so that tests can hand in their own numbers. */
export type MessengerLimits = { readonly [Name in keyof typeof messengerLimits]: number };

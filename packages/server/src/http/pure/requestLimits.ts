/** All limits on requests, in one table. [NET-12] */
export const requestLimits = {
  /** Opt-ins of one account that a server works on at once, as they wait for each other in the database, and that wait for their turn. */
  optInsAtOnce: 2,
  optInsWaiting: 500,
  /** The same for texts from subscribers. Not every provider repeats a text that we reject, so up to 5,000 may wait. */
  textsAtOnce: 2,
  textsWaiting: 5000,
  /**
   * Both, and new references for texts, of all accounts together. Each holds one of the 10 connections for visitors, for seconds if something else has locked its account:
   * the others stay for events, polls and configurations.
   */
  optInsAndTextsAtOnce: 6,
  /** Phone numbers sent from one address (for IPv6: a /64). A whole office may share an address. */
  smsPerWindow: 20,
  smsWindowMs: 60_000,
  /** Requests for accounts that don't exist, from one address: a wrong id on a busy page is not an attack. */
  unknownPerWindow: 300,
  unknownWindowMs: 60_000,
  smsBodyBytes: 16_384,
  /**
   * New references for text messages that an account's pages get a day (any 24 hours), and those in one network (a /24; of IPv6 a /48). Each is
   * kept for 366 days after a page last asked for it, and without one a page uses the keyword.
   */
  smsRefsPerDay: 10_000,
  smsRefsPerNetwork: 500,
  /** New ones of one account at once, as they wait for each other at its count, and that wait for their turn. */
  smsRefsAtOnce: 1,
  smsRefsWaiting: 500,
  /** Events from one address, per call. Beyond that we ask a page to try again, and it does. */
  eventsPerWindow: 1200,
  eventsWindowMs: 60_000,
  /** Pages that are left with unsent events, from one address. Their events count as if sent one by one. */
  leavesPerWindow: 300,
  /** Addresses whose events we count at a time; at most twice as many. */
  eventAddresses: 10_000,
  /** Opt-in checks from one address: a rejected page stops asking, so this is only for floods. */
  optInChecksPerWindow: 6000,
  /** One event: a page view of 500 widgets has 12 KB, a cart of 50 products 10 KB. */
  eventBodyBytes: 16_384,
  /** A page keeps at most 64 KB of events. */
  leaveBodyBytes: 65_536,
  /** What events may fill a day (UTC): of one account, of all, and how much more of it counts for events with a token. About 1 million events of one account. */
  accountEventBytes: 500_000_000,
  allEventBytes: 5_000_000_000,
  tokenEventShare: 1.25,
  /** Below this much space we store no events, so that opt-ins and STOP still find some. */
  leastFreeBytes: 536_870_912,
  eventQuotaEveryMs: 10_000,
  /** How long we store no events after the database had no space for one; then every event that arrives tries, until one fails. */
  diskFullHoldMs: 10_000,
  eventJsonDepth: 32,
  /** How much may wait for the database; beyond that the answer is 503. */
  eventQueueLength: 5000,
  eventQueueBytes: 33_554_432,
  /** Events per statement, and how long the first of them waits for others. */
  eventBatchLength: 500,
  eventBatchBytes: 1_048_576,
  eventBatchWaitMs: 5,
  /** Statements at a time. One takes more events than a process can read, and while it runs the next grows. */
  eventWriters: 1,
  /** How much of a rejected event to store, and how many a day per account. */
  failedBodyCharacters: 4096,
  failedPerDay: 10_000,
  headerBytes: 8192,
  /** Connections that may arrive at the same moment; a client that finds the queue full only tries again seconds later. */
  listenBacklog: 4096,
  headersTimeoutMs: 5000,
  requestTimeoutMs: 10_000,
  keepAliveTimeoutMs: 10_000,
  /** Of a proxy in front: longer than nginx and AWS keep it (60 s), so that they never send a request on a connection that we close. */
  proxyKeepAliveMs: 72_000,
  /** An idle socket: the client doesn't read our answer. Longer than any handler, and than streams are silent. */
  idleSocketMs: 20_000,
  /** How often to look for slow sockets. */
  socketCheckMs: 1000,
  /** A handler that takes longer is answered with 503. */
  handlerTimeoutMs: 8000,
  /** How long a server that will stop accepts what was sent to it before its callers knew. */
  leaveMs: 500,
  drainTimeoutMs: 10_000,
  drainSweepMs: 50,
  retryAfterS: 5,
  preflightMaxAgeS: 86_400,
  userAgentCharacters: 512,
  /** The same consent sent again within this time is the same consent. */
  consentRepeatS: 600,
} as const;

/** The limits as a type, so that tests can use their own numbers. */
export type RequestLimits = { readonly [Name in keyof typeof requestLimits]: number };

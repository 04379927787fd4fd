/** How much and how fast anything may be asked of the server; one table. [NET-12] */
export const requestLimits = {
  /** Phone numbers sent from one address (of IPv6: one /64). A whole office may share an address. */
  smsPerWindow: 20,
  smsWindowMs: 60_000,
  /** Asking for accounts that do not exist, from one address: a wrong number on a busy page is not an attack. */
  unknownPerWindow: 300,
  unknownWindowMs: 60_000,
  smsBodyBytes: 16_384,
  /** Events from one address, of each of the three calls. Beyond that a page is told to come back, and it does. */
  eventsPerWindow: 1200,
  eventsWindowMs: 60_000,
  /** Pages that are left with something to tell, from one address. The events in them count as if they were sent one by one. */
  leavesPerWindow: 300,
  /** Addresses whose events are counted at a time; at most twice as many. */
  eventAddresses: 10_000,
  /** Questions for an opt-in from one address: a page that is refused once asks no more, so this is only for floods. */
  optInChecksPerWindow: 6000,
  /** A page keeps at most 64 KB of events. */
  eventBodyBytes: 65_536,
  eventJsonDepth: 32,
  /** What may wait for the database; beyond that the answer is 503. */
  eventQueueLength: 5000,
  eventQueueBytes: 33_554_432,
  /** One statement takes so many events, and the first of them waits so long for others. */
  eventBatchLength: 500,
  eventBatchBytes: 1_048_576,
  eventBatchWaitMs: 5,
  /** Statements at a time. One takes more events than a process can read, and while it runs the next grows. */
  eventWriters: 1,
  /** So much of a refused event is kept, and so many a day for one account. */
  failedBodyCharacters: 4096,
  failedPerDay: 10_000,
  headerBytes: 8192,
  /** So many visitors may knock at the same moment; whoever finds the door full comes back only seconds later. */
  listenBacklog: 4096,
  headersTimeoutMs: 5000,
  requestTimeoutMs: 10_000,
  keepAliveTimeoutMs: 10_000,
  /** A socket on which nothing moves: nobody reads what we answer. Longer than any handler, and than streams are silent. */
  idleSocketMs: 20_000,
  /** Slow sockets are looked for this often. */
  socketCheckMs: 1000,
  /** A handler that is still at work then is answered with 503. */
  handlerTimeoutMs: 8000,
  drainTimeoutMs: 10_000,
  drainSweepMs: 50,
  retryAfterS: 5,
  preflightMaxAgeS: 86_400,
  userAgentCharacters: 512,
  /** The same consent sent again within this time is the same consent. */
  consentRepeatS: 600,
} as const;

/** The limits as a type, so that tests can hand in their own numbers. */
export type RequestLimits = { readonly [Name in keyof typeof requestLimits]: number };

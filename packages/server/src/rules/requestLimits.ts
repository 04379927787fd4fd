/** How much and how fast anything may be asked of the server; one table. [NET-12] */
export const requestLimits = {
  /** Phone numbers sent from one address (of IPv6: one /64). A whole office may share an address. */
  smsPerWindow: 20,
  smsWindowMs: 60_000,
  /** Asking for accounts that do not exist, from one address: a wrong number on a busy page is not an attack. */
  unknownPerWindow: 300,
  unknownWindowMs: 60_000,
  smsBodyBytes: 16_384,
  headerBytes: 8192,
  headersTimeoutMs: 5000,
  requestTimeoutMs: 10_000,
  keepAliveTimeoutMs: 10_000,
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

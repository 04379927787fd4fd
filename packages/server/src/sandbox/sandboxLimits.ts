/** The limits of the sandbox; it is made for one person who tries things out. */
export const sandboxLimits = {
  /** Open pages at the same time, per process. */
  streams: 100,
  /** Accounts to choose from. */
  accounts: 50,
  /** Messages that a page gets when it opens. */
  history: 500,
  /** How many earlier positions to check again: a typed message takes its position before it is stored. */
  overlap: 50,
  heartbeatMs: 15_000,
  retryMs: 1000,
  actsPerWindow: 240,
  windowMs: 60_000,
  textCharacters: 1600,
  refCharacters: 1000,
} as const;

/** How much the sandbox carries; it is made for a person who tries something out. */
export const sandboxLimits = {
  /** Pages that look on at the same time, in one process. */
  streams: 100,
  /** Accounts to choose from. */
  accounts: 50,
  /** Messages that a page gets when it opens. */
  history: 500,
  /** So many earlier places are looked at again: what was typed takes its place before it is kept. */
  overlap: 50,
  heartbeatMs: 15_000,
  retryMs: 1000,
  actsPerWindow: 240,
  windowMs: 60_000,
  textCharacters: 1600,
  refCharacters: 1000,
} as const;

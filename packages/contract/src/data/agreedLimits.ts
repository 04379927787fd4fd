/** What owners may write, and how long they can take it back: asked by the server, told by the console. [OWN-01, OWN-06] */
export const agreedLimits = {
  /** Fewer characters make no password. */
  passwordLeast: 10,
  widgetNameCharacters: 200,
  smsKeywordCharacters: 40,
  /** So long a deleted widget can be brought back. */
  restoreDays: 30,
} as const;

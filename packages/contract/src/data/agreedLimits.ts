/** Limits on what owners may write, and how long they can undo it: enforced by the server, shown by the console. [OWN-01, OWN-06] */
export const agreedLimits = {
  /** The minimum length of a password. */
  passwordLeast: 10,
  widgetNameCharacters: 200,
  smsKeywordCharacters: 40,
  /** How long a deleted widget can be restored. */
  restoreDays: 30,
  /** How long a deleted account can be restored. */
  closedDays: 7,
} as const;

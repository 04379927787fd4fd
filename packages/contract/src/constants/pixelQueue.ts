/* How many events wait in a browser, and how they are retried. */
/** Browsers use two bytes per letter: 64 KB in all. */
export const characters = 32_768;
export const events = 100;
/** The first pause after a failure; it doubles, up to the last. */
export const firstPauseMs = 3000;
export const lastPauseMs = 1_800_000;
/** We give up on an event after this many failures. */
export const tries = 20;
/** How long no other tab sends an event that is being sent: a little longer than a request's timeout. */
export const leaseMs = 20_000;
/** How much a page still sends when the visitor leaves, in letters: browsers reject more than 64 KiB, and a letter has up to three bytes. */
export const leavingCharacters = 20_000;

/* How many events wait in a browser, and how patiently they are sent. */
/** Browsers keep two bytes for each letter: 64 KB in all. */
export const characters = 32_768;
export const events = 100;
/** The first pause after a failure; it doubles, up to the last. */
export const firstPauseMs = 3000;
export const lastPauseMs = 1_800_000;
/** After so many failures an event is given up. */
export const tries = 20;
/** For so long nobody else sends what is on its way: a little more than the patience of a request. */
export const leaseMs = 20_000;
/** What a page that is being left still sends, in letters: browsers refuse more than 64 KiB, a letter has up to three bytes. */
export const leavingCharacters = 20_000;

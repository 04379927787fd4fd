/* How much of anything is accepted. */
/** A ref payload is cut here; the messenger platform accepts no more from existing pages. */
export const payloadCharacters = 200;
/** What a payload may not contain. [REF-05] */
export const payloadForbidden = /[^a-zA-Z0-9+/=\-._]/g;
/** Greetings of the customer chat are cut here. */
export const greetingCharacters = 80;
/** Longest text that any owner's field may hold. */
export const textCharacters = 5000;
/** Longest address in a configuration. */
export const urlCharacters = 2048;
/** Most URL patterns or hosts in one list. */
export const listEntries = 500;
/** Most widgets on one page. */
export const widgetsPerPage = 500;
/** A number with country code has at most 15 digits, plus spaces and brackets. */
export const phoneCharacters = 40;
export const sessionIdCharacters = 128;
export const signCharacters = 256;
export const eventNameCharacters = 200;
export const tokenCharacters = 2048;
/** A challenge as the server signed it. */
export const challengeCharacters = 2048;
/** How many tries a page is willing to make for a challenge, whatever it asks for. */
export const challengeTries = 100_000;

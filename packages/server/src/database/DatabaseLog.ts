/** Where the built-in database tells what it does. */
export type DatabaseLog = { debug: (text: string) => void; error: (text: string) => void };

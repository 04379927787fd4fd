/** Where the built-in database logs. */
export type DatabaseLog = { debug: (text: string) => void; error: (text: string) => void };

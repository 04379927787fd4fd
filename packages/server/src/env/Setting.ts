/** A value, or what's wrong with the text. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string };

/** An environment variable: what it does, how to write it, how it is parsed. [OWN-20] */
export type Setting<T> = { doc: string; write: string; parse: (text: string | undefined) => Parsed<T> };

/** The parsed value. */
export const good = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** A problem names the kind of value, never the value itself, which may be a secret. */
export const bad = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });

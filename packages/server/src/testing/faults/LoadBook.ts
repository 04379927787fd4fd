/** What was promised to whom, and what was answered. */
export type LoadBook = {
  /** Numbers and events that were acknowledged. */
  phones: Set<string>;
  events: Set<string>;
  /** The newest name of the widget that was acknowledged, and one that may have been written without an answer. */
  names: { acknowledged: string; tried: string };
  answers: number;
  /** How often which refusal was given. */
  refusals: Map<string, number>;
  /** Answers that nobody should get: neither done nor 503 with Retry-After. */
  strange: string[];
  /** The longest time without an answer that did what was asked, and from when on that is counted. */
  longestGapMs: { writes: number; reads: number };
  sinceMs: number;
};

/** An empty book. */
export function openBook(): LoadBook {
  return {
    phones: new Set(),
    events: new Set(),
    names: { acknowledged: '', tried: '' },
    answers: 0,
    refusals: new Map(),
    strange: [],
    longestGapMs: { writes: 0, reads: 0 },
    sinceMs: 0,
  };
}

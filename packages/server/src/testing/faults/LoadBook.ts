/** What was promised to whom, and what was answered. */
export type LoadBook = {
  /** Numbers and events that were acknowledged. */
  phones: Set<string>;
  events: Set<string>;
  /** Titles whose publishing was acknowledged, and sessions that were opened, by the words of their cookies. */
  titles: Set<string>;
  sessions: Set<string>;
  /** The newest name of the widget and address of the webhook that were acknowledged, and those that may stand there unanswered. */
  names: { acknowledged: string; tried: string };
  addresses: { acknowledged: string; tried: string };
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
    titles: new Set(),
    sessions: new Set(),
    names: { acknowledged: '', tried: '' },
    addresses: { acknowledged: '', tried: '' },
    answers: 0,
    refusals: new Map(),
    strange: [],
    longestGapMs: { writes: 0, reads: 0 },
    sinceMs: 0,
  };
}

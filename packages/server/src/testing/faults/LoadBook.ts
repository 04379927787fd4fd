/** What was promised to whom, and what was answered. */
export type LoadBook = {
  /** Numbers and events that were acknowledged. */
  phones: Set<string>;
  events: Set<string>;
  /** The sessions of acknowledged numbers, oldest first; polls for them that were answered, and answers that deny what was acknowledged. */
  visits: string[];
  polls: { answered: number; contradictions: string[] };
  /** Titles whose publishing was acknowledged, and sessions that were opened, by their cookies. */
  titles: Set<string>;
  sessions: Set<string>;
  /** The latest acknowledged widget name and webhook URL, and unanswered ones that may be stored. */
  names: { acknowledged: string; tried: string };
  addresses: { acknowledged: string; tried: string };
  answers: number;
  /** How often each rejection occurred. */
  refusals: Map<string, number>;
  /** Answers that no caller should get: neither done nor 503 with Retry-After. */
  strange: string[];
  /** The longest time without a successful answer, and when counting starts. */
  longestGapMs: { writes: number; reads: number; queries: number };
  sinceMs: number;
};

/** An empty book. */
export function openBook(): LoadBook {
  return {
    phones: new Set(),
    events: new Set(),
    visits: [],
    polls: { answered: 0, contradictions: [] },
    titles: new Set(),
    sessions: new Set(),
    names: { acknowledged: '', tried: '' },
    addresses: { acknowledged: '', tried: '' },
    answers: 0,
    refusals: new Map(),
    strange: [],
    longestGapMs: { writes: 0, reads: 0, queries: 0 },
    sinceMs: 0,
  };
}

/** Secrets that recently signed calls, by what the calls were about. */
export type ProvenSecrets = {
  has: (about: string, isBy: (secret: string) => boolean) => boolean;
  add: (about: string, secret: string) => void;
};

type Options = { most?: number; rememberMs?: number; nowMs?: () => number };

const usualMost = 1000;
const usualRememberMs = 3_600_000;

/** Remembers valid signers, so that a valid call is recognized without a lookup. [OWN-13, OWN-14] */
export function createProvenSecrets({
  most = usualMost,
  rememberMs = usualRememberMs,
  nowMs = () => performance.now(),
}: Options = {}): ProvenSecrets {
  const kept = new Map<string, { secret: string; untilMs: number }>();
  return {
    has(about, isBy) {
      const one = kept.get(about);
      if (one && one.untilMs <= nowMs()) kept.delete(about);
      return one !== undefined && one.untilMs > nowMs() && isBy(one.secret);
    },
    add(about, secret) {
      // Drops the least recently used first.
      kept.delete(about);
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      kept.set(about, { secret, untilMs: nowMs() + rememberMs });
    },
  };
}

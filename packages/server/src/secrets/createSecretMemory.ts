import type { AnySql } from '../database/index';
import { readSecret } from './store/readSecret';

type Options = { keepMs?: number; nowMs?: () => number };

const usualKeepMs = 60_000;

/** A secret of this installation, cached for a while: a flooded webhook must not reach the database. [OWN-13, OWN-14] */
export function createSecretMemory(
  sql: AnySql,
  name: string,
  { keepMs = usualKeepMs, nowMs = () => performance.now() }: Options = {},
): () => Promise<string> {
  let kept: { secret: Promise<string>; untilMs: number } | undefined;
  return () => {
    if (kept && nowMs() < kept.untilMs) return kept.secret;
    const asked = { secret: readSecret(sql, name), untilMs: nowMs() + keepMs };
    kept = asked;
    // Failures are not cached.
    asked.secret.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.secret;
  };
}

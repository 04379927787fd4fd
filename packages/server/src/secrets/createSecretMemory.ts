import type { AnySql } from '../database/index';
import { ensureSecret } from './store/ensureSecret';

type Options = { rememberMs?: number; nowMs?: () => number };

const usualRememberMs = 60_000;

/** A secret of this installation, cached for a while: a flooded webhook must not reach the database. [OWN-13, OWN-14] */
export function createSecretMemory(
  sql: AnySql,
  name: string,
  { rememberMs = usualRememberMs, nowMs = () => performance.now() }: Options = {},
): () => Promise<string> {
  let kept: { secret: Promise<string>; untilMs: number } | undefined;
  return () => {
    if (kept && nowMs() < kept.untilMs) return kept.secret;
    const asked = { secret: ensureSecret(sql, name), untilMs: nowMs() + rememberMs };
    kept = asked;
    // Failures are not cached.
    asked.secret.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.secret;
  };
}

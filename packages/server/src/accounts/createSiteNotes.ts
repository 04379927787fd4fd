import { hostAllowed } from '@beckon/contract';
import type { Sql } from '../database/index';
import { type Sighting, upsertSightings } from './store/upsertSightings';

const writeEveryMs = 1000;
const repeatMs = 60_000;
const mostRemembered = 10_000;
/** Includes unauthorized websites: an owner should see where the script has no effect. */
const mostPerAccount = 600;
/** Per account and minute: anyone can invent websites that the owner never added. */
const mostNewPerMinute = 20;

/** Records which websites load scripts. */
export type SiteNotes = {
  note: (accountId: number, host: string, whitelist: readonly string[]) => void;
  close: () => Promise<void>;
};

type Options = { onFailure: (error: unknown) => void; nowMs?: () => number };

/**
 * Opens the notes: records a website at most once a minute, in batches, and never while a page waits. Always records the
 * websites that the owner added; of all others, a limited number of new ones per account and minute. [OWN-03]
 */
export function createSiteNotes(sql: Sql, { onFailure, nowMs = Date.now }: Options): SiteNotes {
  const seen = new Map<string, number>();
  const news = new Map<number, { untilMs: number; count: number }>();
  let waiting: Sighting[] = [];
  let writing = Promise.resolve();

  const write = () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0)
      writing = writing.then(() => upsertSightings(sql, rows, mostPerAccount)).catch(onFailure);
    return writing;
  };
  const timer = setInterval(write, writeEveryMs);
  timer.unref();

  const mayBeNew = (accountId: number, now: number): boolean => {
    const known = news.get(accountId);
    const current = known && known.untilMs > now ? known : { untilMs: now + repeatMs, count: 0 };
    if (current.count >= mostNewPerMinute) return false;
    if (news.size >= mostRemembered) news.clear();
    news.set(accountId, { ...current, count: current.count + 1 });
    return true;
  };
  return {
    note(accountId, host, whitelist) {
      const key = `${accountId} ${host}`;
      const [now, last] = [nowMs(), seen.get(key)];
      if (last !== undefined && now - last < repeatMs) return;
      // A wildcard rule lets anyone invent more names.
      const isNamed = hostAllowed(
        host,
        whitelist.filter((rule) => !rule.startsWith('*.')),
      );
      if (!isNamed && last === undefined && !mayBeNew(accountId, now)) return;
      if (seen.size >= mostRemembered) seen.clear();
      seen.set(key, now);
      if (waiting.length < mostRemembered || isNamed) waiting.push({ accountId, host, isNamed });
    },
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

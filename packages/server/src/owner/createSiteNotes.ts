import { hostAllowed } from '@beckon/contract';
import type { Sql } from '../database/Sql';
import { type Sighting, saveSightings } from '../store/owner/saveSightings';

const writeEveryMs = 1000;
const repeatMs = 60_000;
const mostRemembered = 10_000;
/** Also those who are not authorised: an owner should see where the script stands in vain. */
const mostPerAccount = 600;
/** Of one account, in a minute: anybody can invent websites that nobody named. */
const mostNewPerMinute = 20;

/** Notes on which websites scripts are asked for. */
export type SiteNotes = {
  note: (accountId: number, host: string, whitelist: readonly string[]) => void;
  close: () => Promise<void>;
};

type Options = { onFailure: (error: unknown) => void; nowMs?: () => number };

/**
 * Opens the notes: a website is written down once a minute, many together, and never while a page waits. Those that the owner has
 * named are always noted; of all others an account gets so many new ones in a minute. [OWN-03]
 */
export function createSiteNotes(sql: Sql, { onFailure, nowMs = Date.now }: Options): SiteNotes {
  const seen = new Map<string, number>();
  const news = new Map<number, { untilMs: number; count: number }>();
  let waiting: Sighting[] = [];
  let writing = Promise.resolve();

  const write = () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) writing = saveSightings(sql, rows, mostPerAccount).catch(onFailure);
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
      // Under a rule for many names anybody can invent more of them.
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

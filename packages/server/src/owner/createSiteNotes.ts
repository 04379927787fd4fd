import { hostAllowed } from '@beckon/contract';
import type { Sql } from '../database/Sql';
import { type Refusal, type Sighting, saveRefusals, saveSightings } from '../store/owner/saveSightings';

const writeEveryMs = 1000;
const repeatMs = 60_000;
const mostRemembered = 10_000;
/** Also those who are not authorised: an owner should see where the script stands in vain. */
const mostPerAccount = 600;
/** Of one account, in a minute: anybody can invent websites that nobody named. */
const mostNewPerMinute = 20;

/** Notes on which websites scripts are asked for, and which of them are refused what visitors leave there. */
export type SiteNotes = {
  note: (accountId: number, host: string, whitelist: readonly string[]) => void;
  /** A number was left on a website that the owner has not named. [NET-11] */
  refuse: (accountId: number, host: string) => void;
  close: () => Promise<void>;
};

type Options = { onFailure: (error: unknown) => void; nowMs?: () => number };

/**
 * Opens the notes: a website is written down once a minute, many together, and never while a page waits. Those that the owner has
 * named are always noted; of all others an account gets so many new ones in a minute. Refusals of known ones are all counted. [OWN-03]
 */
export function createSiteNotes(sql: Sql, { onFailure, nowMs = Date.now }: Options): SiteNotes {
  const seen = new Map<string, number>();
  const news = new Map<number, { untilMs: number; count: number }>();
  let waiting: Sighting[] = [];
  let refused = new Map<string, Refusal>();
  let writing = Promise.resolve();

  const write = () => {
    const [rows, refusals] = [waiting, [...refused.values()]];
    waiting = [];
    refused = new Map();
    if (rows.length + refusals.length > 0)
      writing = writing.then(() => save(rows, refusals)).catch(onFailure);
    return writing;
  };
  const save = async (rows: Sighting[], refusals: Refusal[]): Promise<void> => {
    if (rows.length > 0) await saveSightings(sql, rows, mostPerAccount);
    if (refusals.length > 0) await saveRefusals(sql, refusals, mostPerAccount);
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
    refuse(accountId, host) {
      const key = `${accountId} ${host}`;
      if (!seen.has(key)) {
        if (!mayBeNew(accountId, nowMs())) return;
        if (seen.size >= mostRemembered) seen.clear();
        seen.set(key, nowMs());
      }
      const { count } = refused.get(key) ?? { count: 0 };
      refused.set(key, { accountId, host, count: count + 1 });
    },
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

import type { Sql } from '../database/Sql';
import { type Sighting, saveSightings } from '../store/owner/saveSightings';

const writeEveryMs = 1000;
const repeatMs = 60_000;
const mostRemembered = 10_000;
/** Also those who are not authorised: an owner should see where the script stands in vain. */
const mostPerAccount = 600;
const hostCharacters = 253;

/** Notes on which websites scripts are asked for. */
export type SiteNotes = {
  note: (accountId: number, referer: string | undefined) => void;
  close: () => Promise<void>;
};

/** Opens the notes: a website is written down once a minute, many together, and never while a page waits. [OWN-03] */
export function createSiteNotes(sql: Sql, onFailure: (error: unknown) => void): SiteNotes {
  const seen = new Map<string, number>();
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
  return {
    note(accountId, referer) {
      const host = readHost(referer);
      const key = `${accountId} ${host}`;
      const now = Date.now();
      if (host === undefined || now - (seen.get(key) ?? 0) < repeatMs) return;
      if (seen.size >= mostRemembered) seen.clear();
      seen.set(key, now);
      if (waiting.length < mostRemembered) waiting.push({ accountId, host });
    },
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

function readHost(referer: string | undefined): string | undefined {
  if (referer === undefined || !/^https?:\/\//i.test(referer) || !URL.canParse(referer)) return undefined;
  const { hostname } = new URL(referer);
  return hostname !== '' && hostname.length <= hostCharacters ? hostname : undefined;
}

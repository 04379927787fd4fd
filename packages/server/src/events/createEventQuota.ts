import type { Sql } from '../database/index';
import type { RequestLimits } from '../http/pure/index';
import type { EventUse } from './store/saveEvents';
import { selectEventBytes } from './store/selectEventBytes';

const dayLength = '2026-11-15'.length;

/** Whether there is room for an event: quotas per day, and disk space. */
export type EventQuota = {
  /** Why there is none for an event of this account, if so. Events with a token have more: strangers can't send them. */
  check: (accountId: number, hasToken: boolean) => 'over_quota' | 'no_space' | undefined;
  /** Learns what accounts have used, from the statement that stored their events. */
  note: (uses: readonly EventUse[]) => void;
  /** Reads the sum of all accounts and the free space. Runs by itself every few seconds. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

type QuotaInput = {
  sql: Sql;
  limits: RequestLimits;
  /** How many bytes the database may still grow, if that's known. */
  findFreeBytes?: (() => Promise<number>) | undefined;
  onShortage: (isShort: boolean) => void;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/**
 * Keeps a flood of events from filling the disk. What accounts have used is in PostgreSQL, so all servers and restarts count it once; a
 * server learns it with each batch it stores, and the sum of all accounts a few seconds late. Events stop before the disk is full, so that
 * opt-ins don't. [NET-12, OWN-11]
 */
export function createEventQuota(input: QuotaInput): EventQuota {
  const { sql, limits, findFreeBytes, onShortage, onFailure, now = Date.now } = input;
  const { accountEventBytes, allEventBytes, tokenEventShare } = limits;
  const today = () => new Date(now()).toISOString().slice(0, dayLength);
  // Only accounts above their quota.
  let full = new Map<number, EventUse>();
  let all: { day: string; bytes: number } | undefined;
  let isShort = false;
  let reading = Promise.resolve();

  const read = async (): Promise<void> => {
    const freeBytes = (await findFreeBytes?.()) ?? Number.POSITIVE_INFINITY;
    const isShortNow = freeBytes < limits.leastFreeBytes;
    if (isShortNow !== isShort) onShortage(isShortNow);
    isShort = isShortNow;
    all = await selectEventBytes(sql);
    full = new Map([...full].filter(([, { day }]) => day === today()));
  };
  const refresh = (): Promise<void> => {
    reading = reading.then(read).catch(onFailure);
    return reading;
  };
  const timer = setInterval(refresh, limits.eventQuotaEveryMs);
  timer.unref();

  return {
    check(accountId, hasToken) {
      if (isShort) return 'no_space';
      const day = today();
      const share = hasToken ? tokenEventShare : 1;
      const isOver = (use: { day: string; bytes: number } | undefined, most: number) =>
        use?.day === day && use.bytes >= most * share;
      return isOver(full.get(accountId), accountEventBytes) || isOver(all, allEventBytes)
        ? 'over_quota'
        : undefined;
    },
    note(uses) {
      for (const use of uses) if (use.bytes >= accountEventBytes) full.set(use.accountId, use);
    },
    refresh,
    async close() {
      clearInterval(timer);
      await reading;
    },
  };
}

import type { Sql } from '../database/index';
import type { RequestLimits } from '../http/pure/index';
import { selectEventBytes } from './store/selectEventBytes';
import type { EventUse } from './store/upsertEvents';

const dayMs = 86_400_000;
const dayLength = '2026-11-15'.length;
/** How much of its quota an account has while that of all is used up. */
const leftShare = 0.1;
const resumeShare = 1.2;

/** Whether there is room for an event: quotas per day, and disk space. */
export type EventQuota = {
  /** Why there is none for an event of this account, if so. Events with a token have more: strangers can't send them. */
  check: (accountId: number, hasToken: boolean) => 'over_quota' | 'no_space' | undefined;
  /** Learns what accounts have used, from a statement that stored their events. */
  note: (uses: readonly EventUse[]) => void;
  /** Learns that the database had no space for an event: for some seconds, there is none. */
  hold: () => void;
  /** Whether there is disk space, as far as this server knows. */
  hasSpace: () => boolean;
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
 * server learns it with each batch it stores, and the sum of all accounts a few seconds late. Nobody loses their share to others. Events stop
 * before the disk is full, so that opt-ins don't; or, if nobody knows how full it is, as soon as it's full. [NET-12, OWN-11, D08]
 */
export function createEventQuota(input: QuotaInput): EventQuota {
  const { sql, limits, findFreeBytes, onShortage, onFailure, now = Date.now } = input;
  const { accountEventBytes, allEventBytes, tokenEventShare } = limits;
  let dated = { day: -1, text: '' };
  // Each event asks, and writing the day costs more than all else here.
  const today = () => {
    const day = Math.floor(now() / dayMs);
    if (day !== dated.day) dated = { day, text: new Date(day * dayMs).toISOString().slice(0, dayLength) };
    return dated.text;
  };
  let uses = new Map<number, EventUse>();
  let all: { day: string; bytes: number } | undefined;
  let [isShort, isFull, heldUntilMs] = [false, false, 0];
  let reading = Promise.resolve();

  const setShortage = (isShortNow: boolean, isFullNow: boolean): void => {
    const [was, is] = [isShort || isFull, isShortNow || isFullNow];
    [isShort, isFull] = [isShortNow, isFullNow];
    if (was !== is) onShortage(is);
  };
  // Once the time is over, every event that arrives tries, until one fails.
  const hasSpace = (): boolean => !isShort && !(isFull && now() < heldUntilMs);
  const readSpace = async (): Promise<void> => {
    const freeBytes = (await findFreeBytes?.()) ?? Number.POSITIVE_INFINITY;
    // Only well above the limit again, so that it doesn't change back and forth.
    setShortage(freeBytes < limits.leastFreeBytes * (isShort ? resumeShare : 1), isFull);
  };
  const readUse = async (): Promise<void> => {
    all = await selectEventBytes(sql);
    uses = new Map([...uses].filter(([, { day }]) => day === today()));
  };
  const refresh = (): Promise<void> => {
    reading = Promise.all([reading, readSpace().catch(onFailure), readUse().catch(onFailure)]).then(
      () => undefined,
    );
    return reading;
  };
  const timer = setInterval(refresh, limits.eventQuotaEveryMs);
  timer.unref();

  return {
    check(accountId, hasToken) {
      if (!hasSpace()) return 'no_space';
      const day = today();
      const share = hasToken ? tokenEventShare : 1;
      const own = uses.get(accountId);
      const bytes = own?.day === day ? own.bytes : 0;
      const isAllUsed = all?.day === day && all.bytes >= allEventBytes * share;
      // Beyond the limit of all, those who use little keep a part of their own: a few can't stop everyone.
      const most = accountEventBytes * (isAllUsed ? leftShare : 1) * share;
      return bytes >= most ? 'over_quota' : undefined;
    },
    note(noted) {
      if (isFull && hasSpace()) setShortage(isShort, false);
      for (const use of noted) {
        const known = uses.get(use.accountId);
        // Statements that ran side by side don't know of each other, and it only grows during a day.
        if (known?.day !== use.day || known.bytes < use.bytes) uses.set(use.accountId, use);
      }
    },
    hold() {
      heldUntilMs = now() + limits.diskFullHoldMs;
      setShortage(isShort, true);
    },
    hasSpace,
    refresh,
    async close() {
      clearInterval(timer);
      await reading;
    },
  };
}

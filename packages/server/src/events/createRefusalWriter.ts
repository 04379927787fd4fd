import { generateId, type Sql } from '../database/index';
import { isDiskFull } from '../database/pure/index';
import type { RequestLimits } from '../http/pure/index';
import { createBatcher } from './createBatcher';
import type { EventQuota } from './createEventQuota';
import { batchLimitsOf } from './createEventWriter';
import type { EventRefusal } from './pure/eventRefusals';
import { countLimited, type Limited, type Refusal, upsertRefusals } from './store/upsertRefusals';

/** What we store of a rejected event. */
export type Refused = { accountId: number; call: string; reason: EventRefusal; body: unknown };

/** Nothing is dropped silently: stores and counts rejected events, and counts those turned away. [NET-12] */
export type RefusalWriter = {
  /** Stores and counts one. It uses the quotas of events: beyond them, and without disk space, it's only counted. */
  refuse: (refused: Refused) => Promise<void>;
  /** Counts one that was turned away without being stored: too many from an address, over a quota, or no space. Writes it with others, a few seconds later. */
  limit: (reason?: LimitReason, accountId?: number) => void;
  close: () => Promise<void>;
};

/** Why an event was turned away; empty: too many from one address. */
export type LimitReason = '' | 'over_quota' | 'no_space';

const countEveryMs = 5000;

type Input = {
  quota: Pick<EventQuota, 'check' | 'note' | 'hold'>;
  onRefusal?: ((reason: EventRefusal | 'limited' | 'no_space') => void) | undefined;
  onFailure: (error: unknown) => void;
};

/** Creates the writer. [NET-12] */
export function createRefusalWriter(
  sql: Sql,
  limits: RequestLimits,
  { quota, onRefusal, onFailure }: Input,
): RefusalWriter {
  const batcher = createBatcher<Refusal, void>({ ...batchLimitsOf(limits), writers: 1 }, async (rows) => {
    quota.note(await upsertRefusals(sql, rows, limits.failedPerDay));
    return [];
  });
  let limited = new Map<string, Limited>();
  const addLimited = (one: Limited): void => {
    const key = `${one.accountId} ${one.outcome} ${one.reason}`;
    limited.set(key, { ...one, n: one.n + (limited.get(key)?.n ?? 0) });
  };
  const writeLimited = async (): Promise<void> => {
    const rows = [...limited.values()];
    if (rows.length === 0) return;
    limited = new Map();
    await countLimited(sql, rows).catch((error: unknown) => {
      for (const row of rows) addLimited(row);
      onFailure(error);
    });
  };
  const timer = setInterval(writeLimited, countEveryMs);
  timer.unref();
  return {
    async refuse({ accountId, call, reason, body }) {
      onRefusal?.(reason);
      const count = () => addLimited({ accountId, outcome: 'refused', reason, n: 1 });
      if (quota.check(accountId, false)) return count();
      const kept = cutBody(body, limits.failedBodyCharacters);
      const row = { account_id: accountId, failed_id: generateId(), call, reason, body: kept };
      await batcher.add(row, kept?.length ?? 0).catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
        quota.hold();
        count();
      });
    },
    limit: (reason = '', accountId = 0) => {
      onRefusal?.(reason === '' ? 'limited' : reason);
      addLimited({ accountId, outcome: 'limited', reason, n: 1 });
    },
    async close() {
      clearInterval(timer);
      await writeLimited();
    },
  };
}

/** The beginning of a body, without tokens; the session data of an auth event is one. */
function cutBody(body: unknown, mostCharacters: number): string | null {
  const hide = (key: string, value: unknown): unknown =>
    (key === 'token' || key === 'session_data') && typeof value === 'string' ? '[hidden]' : value;
  return body === undefined ? null : (JSON.stringify(body, hide)?.slice(0, mostCharacters) ?? null);
}

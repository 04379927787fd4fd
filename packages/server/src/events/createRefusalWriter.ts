import { makeId, type Sql } from '../database/index';
import type { RequestLimits } from '../http/pure/index';
import { createBatcher } from './createBatcher';
import { batchLimitsOf } from './createEventWriter';
import type { EventRefusal } from './pure/eventRefusals';
import { countLimited, type Refusal, saveRefusals } from './store/saveRefusals';

/** What we store of a rejected event. */
export type Refused = { accountId: number; call: string; reason: EventRefusal; body: unknown };

/** Nothing is dropped silently: stores and counts rejected events, and counts those turned away. [NET-12] */
export type RefusalWriter = {
  refuse: (refused: Refused) => Promise<void>;
  /** Counts one that was turned away for the moment; writes it with others, a few seconds later. */
  limit: () => void;
  close: () => Promise<void>;
};

const countEveryMs = 5000;

type Listeners = {
  onRefusal?: ((reason: EventRefusal | 'limited') => void) | undefined;
  onFailure: (error: unknown) => void;
};

/** Creates the writer. [NET-12] */
export function createRefusalWriter(
  sql: Sql,
  limits: RequestLimits,
  { onRefusal, onFailure }: Listeners,
): RefusalWriter {
  const batcher = createBatcher<Refusal, void>({ ...batchLimitsOf(limits), writers: 1 }, async (rows) => {
    await saveRefusals(sql, rows, limits.failedPerDay);
    return [];
  });
  let limited = 0;
  const writeLimited = async (): Promise<void> => {
    const count = limited;
    if (count === 0) return;
    limited = 0;
    await countLimited(sql, count).catch((error: unknown) => {
      limited += count;
      onFailure(error);
    });
  };
  const timer = setInterval(writeLimited, countEveryMs);
  timer.unref();
  return {
    async refuse({ accountId, call, reason, body }) {
      onRefusal?.(reason);
      const kept = cutBody(body, limits.failedBodyCharacters);
      const row = { account_id: accountId, failed_id: makeId(), call, reason, body: kept };
      await batcher.add(row, kept?.length ?? 0);
    },
    limit: () => {
      onRefusal?.('limited');
      limited += 1;
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

import type { Sql } from '../database/index';
import { isDatabaseDown, isDiskFull } from '../database/pure/index';
import type { RequestLimits } from '../http/pure/index';
import { type BatchLimits, createBatcher } from './createBatcher';
import type { EventQuota } from './createEventQuota';
import type { EventRow } from './pure/EventRow';
import { upsertEvents } from './store/upsertEvents';

/** Whether an event is stored; the database can't store every one, and may have no space for any. */
export type Written = 'stored' | 'unstorable' | 'no_space';

/** The limits of a batch, from the table of all limits. */
export function batchLimitsOf(limits: RequestLimits): BatchLimits {
  return {
    batchLength: limits.eventBatchLength,
    batchBytes: limits.eventBatchBytes,
    waitMs: limits.eventBatchWaitMs,
    writers: limits.eventWriters,
    queueLength: limits.eventQueueLength,
    queueBytes: limits.eventQueueBytes,
    patienceMs: limits.handlerTimeoutMs,
  };
}

/** Stores events in batches; `add` resolves once the event is committed. The quota learns how much their accounts have stored, and if there was no space. [NET-06, NET-07, NET-08, D08] */
export function createEventWriter(sql: Sql, limits: RequestLimits, quota: Pick<EventQuota, 'note' | 'hold'>) {
  const save = async (rows: EventRow[]): Promise<Written> => {
    try {
      quota.note(await upsertEvents(sql, rows));
      return 'stored';
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      quota.hold();
      return 'no_space';
    }
  };
  return createBatcher<EventRow, Written>(batchLimitsOf(limits), (rows) => writeAll(save, rows));
}

/** One event that can't be stored must not affect others: halves the batch until it is isolated. */
async function writeAll(save: (rows: EventRow[]) => Promise<Written>, rows: EventRow[]): Promise<Written[]> {
  try {
    const written = await save(rows);
    return rows.map(() => written);
  } catch (error) {
    if (isDatabaseDown(error) || !isOfValue(error)) throw error;
    if (rows.length === 1) return ['unstorable'];
    const middle = Math.ceil(rows.length / 2);
    return [...(await writeAll(save, rows.slice(0, middle))), ...(await writeAll(save, rows.slice(middle)))];
  }
}

/** Does PostgreSQL complain about a value (classes 22, 23 and 54), and not about us or itself? */
function isOfValue(error: unknown): boolean {
  return /^(?:22|23|54)/.test(String((error as { code?: unknown } | null)?.code));
}

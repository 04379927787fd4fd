import { createHearings, type Hearing, type Hearings, hearingTimes } from './createHearings';
import { findDirectPool } from './openPool';
import type { Sql } from './Sql';

const open = new WeakMap<Sql, Hearings>();

/** What the pools of a process listen to; it ends with the direct pool. */
function openHearings(pool: Sql, times = hearingTimes): Hearings {
  const hearings = open.get(pool) ?? createHearings(pool, times);
  if (open.has(pool)) return hearings;
  open.set(pool, hearings);
  const { end } = pool;
  pool.end = async (options) => {
    await hearings.close();
    await end(options);
  };
  return hearings;
}

/**
 * Listens to a channel for the life of the pool, whether or not the database is up yet, and again after every outage. Pools
 * that share a direct one share its connection. Never blocks. Returns how to stop. [OWN-05]
 */
export function startListening(sql: Sql, hearing: Hearing, times = hearingTimes): () => Promise<void> {
  return openHearings(findDirectPool(sql), times).add(hearing);
}

import { createListener, type Listener, listenTimes, type Subscription } from './createListener';
import { findDirectPool } from './openPool';
import type { Sql } from './Sql';

const open = new WeakMap<Sql, Listener>();

/** What the pools of a process listen to; it ends with the direct pool. */
function openListener(pool: Sql, times = listenTimes): Listener {
  const listener = open.get(pool) ?? createListener(pool, times);
  if (open.has(pool)) return listener;
  open.set(pool, listener);
  const { end } = pool;
  pool.end = async (options) => {
    await listener.close();
    await end(options);
  };
  return listener;
}

/**
 * Listens to a channel for the life of the pool, whether or not the database is up yet, and again after every outage. Pools
 * that share a direct one share its connection. Never blocks. Returns how to stop. [OWN-05]
 */
export function startListening(
  sql: Sql,
  subscription: Subscription,
  times = listenTimes,
): () => Promise<void> {
  return openListener(findDirectPool(sql), times).add(subscription);
}

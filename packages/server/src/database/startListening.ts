import { setTimeout } from 'node:timers/promises';
import type { Sql } from './Sql';

const farewellMs = 1000;

/** A database channel, and what to do with its notifications. */
export type Hearing = {
  channel: string;
  onWord: (word: string) => void;
  /** Called when it starts to listen, for the first time or again: it missed everything sent before. */
  onOpen: () => void;
};

/**
 * Listens to a channel for the life of the pool, whether or not the database is up yet, and again after every outage.
 * Never blocks. Returns how to stop. [OWN-05]
 */
export function startListening(sql: Sql, { channel, onWord, onOpen }: Hearing): () => Promise<void> {
  let isEnded = false;
  const hear = (word: string) => {
    if (!isEnded) onWord(word);
  };
  const open = () => {
    if (!isEnded) onOpen();
  };
  // Whenever its connection closes, even one that never opened, the pool listens again after a pause. So we can ignore the
  // first failure; asking again from here would deliver everything twice.
  const opening = sql.listen(channel, hear, open).catch(() => undefined);
  return async () => {
    isEnded = true;
    const end = async () => (await opening)?.unlisten().catch(() => undefined);
    // We can't reach a database that is down; the connection ends with the pool.
    await Promise.race([end(), setTimeout(farewellMs, undefined, { ref: false })]);
  };
}

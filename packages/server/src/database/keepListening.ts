import { setTimeout } from 'node:timers/promises';
import type { Sql } from './Sql';

const farewellMs = 1000;

/** A channel of the database, and what to do with what is said on it. */
export type Hearing = {
  channel: string;
  onWord: (word: string) => void;
  /** It listens from now on, for the first time or again: what was said before was said to nobody. */
  onOpen: () => void;
};

/**
 * Hears a channel for as long as the pool lives, whether or not the database is there yet, and again after every outage. Nobody
 * waits for it. Gives its end. [OWN-05]
 */
export function keepListening(sql: Sql, { channel, onWord, onOpen }: Hearing): () => Promise<void> {
  let isEnded = false;
  const hear = (word: string) => {
    if (!isEnded) onWord(word);
  };
  const open = () => {
    if (!isEnded) onOpen();
  };
  // Whenever its connection closes, one that could not be opened included, the pool listens anew after its own pause. So a first
  // failure is only that, and asking again from here would make us hear everything twice.
  const opening = sql.listen(channel, hear, open).catch(() => undefined);
  return async () => {
    isEnded = true;
    const end = async () => (await opening)?.unlisten().catch(() => undefined);
    // A database that is away cannot be told; the connection ends with the pool.
    await Promise.race([end(), setTimeout(farewellMs, undefined, { ref: false })]);
  };
}

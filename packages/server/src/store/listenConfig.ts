import { keepListening } from '../database/keepListening';
import type { Sql } from '../database/Sql';

/** What the database says when something changes that visitors get; the triggers of migration 0009 say it. */
const channel = 'beckon_config';

/**
 * Hears of every account whose configuration changes, whichever server or person changes it; nothing in place of the number
 * means that some may have been missed, because the connection was away. Gives the end of it. [OWN-05]
 */
export function listenConfig(
  sql: Sql,
  onChange: (accountId: number | undefined) => void,
): () => Promise<void> {
  return keepListening(sql, {
    channel,
    onWord: (accountId) => onChange(Number(accountId)),
    onOpen: () => onChange(undefined),
  });
}

import { type Sql, startListening } from '../../database/index';

/** The channel for changes of what visitors get; the triggers of migration 0009 notify it. */
const channel = 'beckon_config';

/**
 * Listens for changed account configurations, no matter who changes them; undefined instead of an id means that some may have been
 * missed, because the connection was down. Returns how to stop. [OWN-05]
 */
export function listenConfig(
  sql: Sql,
  onChange: (accountId: number | undefined) => void,
): () => Promise<void> {
  return startListening(sql, {
    channel,
    onNotification: (accountId) => onChange(Number(accountId)),
    onOpen: () => onChange(undefined),
  });
}

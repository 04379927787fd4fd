import { type AnySql, type Pruning, pruneRows } from '../../database/index';

/** Deletes what expired long ago: counted tries, sessions and email tokens. Returns how many rows are gone. [OWN-01] */
export async function pruneExpired(sql: AnySql, pruning?: Pruning): Promise<number> {
  const isExpired = sql`expires_at < now() - interval '1 day'`;
  return await pruneRows(
    sql,
    [
      ['attempts', sql`window_start < now() - interval '1 day'`],
      ['mail_tokens', isExpired],
      ['invitations', isExpired],
      ['sessions', isExpired],
    ],
    pruning,
  );
}

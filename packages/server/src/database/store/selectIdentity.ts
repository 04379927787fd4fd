import type { Sql } from '../Sql';

/**
 * Which database this is, also on its replicas, whether this is one, and how long a statement may take and a transaction wait for its next
 * one (0: any time).
 */
export type Identity = { id: string; isReplica: boolean; statementMs: number; transactionIdleMs: number };

/** Asks a database who it is. */
export async function selectIdentity(sql: Sql): Promise<Identity> {
  const [row] = await sql<Identity[]>`
    select system_identifier || ' ' || current_database() as id, pg_is_in_recovery() as "isReplica",
      (select setting::int from pg_settings where name = 'statement_timeout') as "statementMs",
      (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as "transactionIdleMs"
    from pg_control_system()`;
  return row ?? { id: '', isReplica: false, statementMs: 0, transactionIdleMs: 0 };
}

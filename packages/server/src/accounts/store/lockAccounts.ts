import type { AnySql } from '../../database/index';

/**
 * Serializes everything that writes opt-ins, consents or spending of these accounts, until the transaction ends. Callers take
 * this lock before any other, and several accounts in one order, to avoid deadlocks. [NET-12, OWN-13]
 */
export async function lockAccounts(transaction: AnySql, accountIds: readonly number[]): Promise<void> {
  await transaction`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended('account ' || id, 0) as number
      from unnest(${[...accountIds]}::bigint[]) as account (id)
      order by number) as numbers`;
}

/** Blocks others who count the account's things before adding one, until the transaction ends. [OWN-01] */
export async function lockAccount(sql: AnySql, accountId: number): Promise<void> {
  await sql`select from accounts where account_id = ${accountId} for no key update`;
}

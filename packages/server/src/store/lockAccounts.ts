import type { AnySql } from '../database/Sql';

/**
 * Puts everything that writes opt-ins, consents or spending of these accounts in a row, until the transaction ends. Whoever does so
 * takes this lock before any other, of several accounts in one order: then no two wait for each other in a circle. [NET-12, OWN-13]
 */
export async function lockAccounts(transaction: AnySql, accountIds: readonly number[]): Promise<void> {
  await transaction`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended('account ' || id, 0) as number
      from unnest(${[...accountIds]}::bigint[]) as account (id)
      order by number) as numbers`;
}

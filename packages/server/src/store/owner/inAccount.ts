import type { AnySql, Sql } from '../../database/Sql';

/** For which account a transaction works, and whether it may change anything. */
export type Scope = { accountId: number; isReading: boolean };

/**
 * Does some work in a transaction that sees and changes nothing but one account: the statements name it, and the database, which
 * is told the account and takes the rights of a role without any of its own, holds them to it. [OWN-01]
 */
export async function inAccount<Result>(
  sql: Sql,
  { accountId, isReading }: Scope,
  work: (sql: AnySql) => Promise<Result>,
): Promise<Result> {
  const result = await sql.begin(isReading ? 'read only' : '', async (transaction) => {
    await transaction`
      select set_config('beckon.account', ${String(accountId)}, true), set_config('role', 'beckon_api', true)`;
    return await work(transaction);
  });
  return result as Result;
}

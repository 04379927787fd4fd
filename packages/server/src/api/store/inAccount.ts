import type { AnySql, Sql } from '../../database/index';

/** The account of a transaction, and whether it may change anything. */
export type Scope = { accountId: number; isReading: boolean };

/**
 * Runs work in a transaction that can only see and change one account: the statements name it, and the database, which
 * knows the account and uses a role without rights of its own, enforces it. [OWN-01]
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

import type postgres from 'postgres';
import { isConflict } from './pure/isConflict';
import type { AnySql, Sql } from './Sql';

const mostTimes = 4;

/** Runs one transaction, and again if it had to give way to another one: it leaves nothing behind. [OWN-13, NET-12] */
export async function transact<T>(sql: Sql, work: (transaction: AnySql) => Promise<T>): Promise<T> {
  for (let times = 1; ; times += 1) {
    try {
      return (await sql.begin((transaction: postgres.TransactionSql<{ bigint: number }>) =>
        work(transaction),
      )) as T;
    } catch (error) {
      if (times >= mostTimes || !isConflict(error)) throw error;
    }
  }
}

import { StartError } from '../env/pure/index';
import { explainConnectError, explainOldVersion } from './explainConnectError';
import { openPool } from './openPool';
import type { Sql } from './Sql';
import { selectServerVersion } from './store/selectServerVersion';

/** Opens the pool of an existing PostgreSQL, and fails at once if it doesn't work. [OWN-20] */
export async function connectDatabase(url: string, sql: Sql = openPool(url)): Promise<Sql> {
  try {
    const problem = explainOldVersion(await selectServerVersion(sql));
    if (problem) throw new StartError(problem);
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    if (error instanceof StartError) throw error;
    throw new StartError(explainConnectError((error as { code?: string }).code));
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCluster, openUnlimitedPool, type Sql, startEmbedded } from '../database/index';
import { readEnv } from '../env/index';
import { CommandError } from './CommandError';

/** A copy that ended early keeps its connection busy. */
const closeTimeoutS = 2;
const log = { debug: () => undefined, error: () => undefined };

/** The given database, that of the running server, or the built-in one started briefly. Doesn't change tables. [OWN-20] */
export async function openInstallation(
  variables: Record<string, string | undefined>,
): Promise<{ sql: Sql; close: () => Promise<void> }> {
  const read = readEnv(variables, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { DATABASE_URL: given, DATA_DIR: dataDir } = read.env;
  const file = join(dataDir, 'database-url');
  const url = given ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  if (url !== undefined) {
    const sql = openUnlimitedPool(url);
    return { sql, close: () => sql.end({ timeout: closeTimeoutS }) };
  }
  if (!hasCluster(dataDir))
    throw new CommandError(`Can't find a database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const embedded = await startEmbedded({ dataDir, log });
  const sql = openUnlimitedPool(embedded.url);
  const close = async () => {
    await sql.end({ timeout: closeTimeoutS });
    await embedded.stop();
  };
  return { sql, close };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The installation's database URL: as configured, or from the running built-in database. */
export function findDatabaseUrl(variables: Record<string, string | undefined>): string | undefined {
  const { DATABASE_URL: given, DATA_DIR: dataDir = '.data' } = variables;
  if (given?.trim()) return given.trim();
  const file = join(dataDir, 'database-url');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** What to do if there is none. */
export const noDatabase =
  "Can't find the database. Start the server in this folder, or set the same DATABASE_URL or DATA_DIR as the server.";

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the installation's database: as configured, or as the built-in one tells while its server runs. */
export function findDatabaseUrl(variables: Record<string, string | undefined>): string | undefined {
  const { DATABASE_URL: given, DATA_DIR: dataDir = '.data' } = variables;
  if (given?.trim()) return given.trim();
  const file = join(dataDir, 'database-url');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** What to do where there is none. */
export const noDatabase =
  'The database cannot be found. Start the server in this folder, or set DATABASE_URL or DATA_DIR as it has them.';

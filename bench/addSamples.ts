import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPool } from '../packages/server/src/database/openPool';
import { writeSamples } from '../packages/server/src/sample/index';

/** Adds the sample accounts to a running server. With a public URL it creates none itself. */
export async function addSamples(dataDir: string): Promise<void> {
  const sql = openPool((await readFile(join(dataDir, 'database-url'), 'utf8')).trim(), 1);
  try {
    await writeSamples(sql);
  } finally {
    await sql.end();
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '../../packages/server/src/database/Sql';
import { openSealedPool } from '../../packages/server/src/testing/openSealedPool';

/** Opens the database of a running server with the keys of its numbers. */
export function openNumbersOf(dataDir: string): Promise<Sql> {
  const [url, key] = ['database-url', 'secret-key'].map((file) =>
    readFileSync(join(dataDir, file), 'utf8').trim(),
  );
  return openSealedPool(url ?? '', key ?? '');
}

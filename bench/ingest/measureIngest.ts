import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../e2e/support/startServer';
import { openPool } from '../../packages/server/src/database/openPool';
import { addSamples } from '../addSamples';
import { measureBatch } from './measureBatch';
import { measureDashboard } from './measureDashboard';
import { measureDisk } from './measureDisk';
import { measureHttp } from './measureHttp';
import { measureMemory } from './measureMemory';

const sizes = {
  short: { memory: 50_000, dashboard: 200_000, disk: 50_000 },
  full: { memory: 1_000_000, dashboard: 5_000_000, disk: 1_000_000 },
};

/** Measures everything about events in one run, on the built product; `isFull` uses the sizes that our promises name. */
export async function measureIngest(isFull: boolean, print: (line: string) => void): Promise<void> {
  const { memory, dashboard, disk } = isFull ? sizes.full : sizes.short;
  const server = await startServer({ TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost' });
  await addSamples(server.dataDir);
  const sql = openPool((await readFile(join(server.dataDir, 'database-url'), 'utf8')).trim(), 1);
  const pid = Number(/\d+/.exec(await readFile(join(server.dataDir, 'lock'), 'utf8'))?.[0]);
  const port = Number(new URL(server.url).port);
  try {
    for (const measure of [
      () => measureHttp({ pid, port }),
      () => measureBatch(sql),
      () => measureMemory(pid, port, memory),
      // Before the figures, which fill the same tables.
      () => measureDisk(sql, disk),
      () => measureDashboard(sql, dashboard),
    ])
      for (const line of await measure()) print(line);
    if (!isFull) print('  (1 million events and 5 million rows: npm run bench -- ingest --full)');
  } finally {
    await sql.end();
    await server.stop();
  }
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeDataDir, startServer } from './startServer';
import { until } from './until';

/** The variable that names the folder which all workers copy. */
export const preparedDir = 'BECKON_E2E_DATA';

const readyFile = (dir: string): string => `${dir}/e2e-ready`;
const patienceMs = 120_000;

/** Runs the built server once with its defaults, with which it creates its database and the sample accounts. */
export async function prepareData(dir: string): Promise<void> {
  const server = await startServer({}, { dataDir: dir });
  await server.end();
  await writeFile(readyFile(dir), '');
}

/** A copy of the prepared data, once it is there. Without `npm run e2e` nothing is prepared, and a worker does so for itself. */
export async function copyPreparedData(): Promise<string> {
  const from = process.env[preparedDir];
  const to = await makeDataDir();
  try {
    if (from === undefined) await prepareData(to);
    else {
      await until(() => existsSync(readyFile(from)), 'the prepared data', patienceMs);
      // With owners and permissions, which Node's own copy leaves out.
      await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
    }
    return to;
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../StartError';
import { findProcessesIn } from './findProcessesIn';
import { waitUntil } from './waitUntil';

const endTimeoutMs = 30_000;

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends what a killed server left running in this cluster, and removes the lock of a PostgreSQL that is
 * gone: its number may by now belong to another program, which PostgreSQL would take for itself.
 * To be called only by the holder of the data folder's lock.
 */
export async function endOrphan(clusterDir: string): Promise<void> {
  const file = join(clusterDir, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  const left = () => findProcessesIn(clusterDir, pid);
  if (left().includes(pid)) {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It ended by itself in this moment.
    }
  }
  if (await waitUntil(() => left().length === 0, endTimeoutMs)) return rmSync(file, { force: true });
  throw new StartError(
    `An earlier PostgreSQL (process id ${left()[0]}) still works in ${clusterDir} and does not end. ` +
      'End that process, then start again.',
  );
}

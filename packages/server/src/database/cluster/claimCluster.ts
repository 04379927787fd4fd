import { closeSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../env/pure/index';
import { waitUntil } from '../waitUntil';
import { findProcessesIn } from './findProcessesIn';
import { parseHolder } from './Holder';
import { describeSelf, identifyHost } from './identifyHost';
import { isOwnDisk } from './isOwnDisk';
import { locateHolder } from './locateHolder';
import type { DataDirLock } from './lockDataDir';
import { openLockFile } from './openLockFile';
import { tryFlock } from './tryFlock';

const endTimeoutMs = 30_000;

/** The right to run PostgreSQL in a cluster. */
export type ClusterClaim = {
  /** An open file whose lock PostgreSQL inherits. The lock lasts until its last process ends. */
  fd: number | undefined;
  release: () => void;
};

/**
 * Makes sure that no PostgreSQL uses a cluster, and removes the lock file of a dead one: its process id may by now
 * belong to another program, which PostgreSQL would mistake for itself. Ends what a killed server of this container left
 * behind. If PostgreSQL may be running where we can't see it, we touch nothing and refuse to start. Only the holder of
 * the data folder's lock may call this.
 */
export async function claimCluster(
  clusterDir: string,
  keeps: DataDirLock['keeps'],
  timeoutMs: number = endTimeoutMs,
): Promise<ClusterClaim> {
  const [path, pidFile] = [`${clusterDir}.lock`, join(clusterDir, 'postmaster.pid')];
  const fd = openLockFile(path);
  try {
    const holder = parseHolder(readFileSync(path, 'utf8'));
    const locate = (hasItsLock: boolean) =>
      locateHolder({ holder, here: identifyHost(), hasItsLock, isOwnDisk: isOwnDisk(clusterDir) });
    if (locate(false) === 'here') endPostmaster(clusterDir, pidFile);
    if (keeps === 'flock' && !(await waitUntil(() => tryFlock(fd) === 'taken', timeoutMs))) {
      throw explainBusy(clusterDir);
    }
    await removeStale({ clusterDir, pidFile, timeoutMs, place: locate(keeps === 'flock') });
    writeFileSync(path, JSON.stringify(describeSelf(keeps)));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    // While PostgreSQL's own lock file exists, the next start must know whose it was.
    if (!existsSync(pidFile)) rmSync(path, { force: true });
    closeSync(fd);
  };
  return { fd: keeps === 'flock' ? fd : undefined, release };
}

function readPid(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  return pid > 0 ? pid : undefined;
}

function endPostmaster(clusterDir: string, pidFile: string): void {
  const pid = readPid(pidFile);
  if (pid === undefined || !findProcessesIn(clusterDir, pid).includes(pid)) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It just ended.
  }
}

type Stale = {
  clusterDir: string;
  pidFile: string;
  timeoutMs: number;
  place: ReturnType<typeof locateHolder>;
};

async function removeStale({ clusterDir, pidFile, timeoutMs, place }: Stale): Promise<void> {
  const pid = readPid(pidFile);
  if (place === 'here' && pid !== undefined) {
    const hasEnded = () => findProcessesIn(clusterDir, pid).length === 0;
    if (!(await waitUntil(hasEnded, timeoutMs))) throw explainBusy(clusterDir);
  }
  if (place === 'beyond' && existsSync(pidFile)) {
    throw new StartError(
      `${pidFile} says that PostgreSQL is using this folder, but it was started elsewhere: in another container, ` +
        'on another machine or by hand. Make sure that it is not running, delete that file and start again.',
    );
  }
  rmSync(pidFile, { force: true });
}

function explainBusy(clusterDir: string): StartError {
  const [pid] = findProcessesIn(clusterDir, 0);
  const who = pid === undefined ? 'in another container' : `with process ID ${pid}`;
  return new StartError(
    `An earlier PostgreSQL (${who}) is still using ${clusterDir}. End that process, then start again.`,
  );
}

import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../env/pure/index';
import { explainHeld } from './explainHeld';
import { parseHolder } from './Holder';
import { describeSelf } from './identifyHost';
import { isHolderAlive } from './isHolderAlive';
import { lockByName } from './lockByName';
import { openLockFile } from './openLockFile';
import { flockCommand, tryFlock } from './tryFlock';

const attempts = 5;

/** A claim on a data folder; `release` ends it. */
export type DataDirLock = { keeps: 'flock' | 'name'; release: () => void };

/**
 * Claims a data folder for the life of this process with a lock of the operating system, which works across containers
 * and ends with the process, however that ends. No child inherits our descriptor. On systems without
 * such locks, the file names its holder instead.
 */
export async function lockDataDir(dataDir: string, command: string = flockCommand): Promise<DataDirLock> {
  const path = join(dataDir, 'lock');
  if (!hasFlock(dataDir, command)) return { keeps: 'name', release: await lockByName(dataDir, path) };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const release = lockByFlock(dataDir, path, command);
    if (release) return { keeps: 'flock', release };
  }
  throw new StartError(
    `Can't lock the data folder ${dataDir}: other servers keep claiming it. Stop them first.`,
  );
}

/** One attempt; nothing if a holder that just ended removed the file in between. */
function lockByFlock(dataDir: string, path: string, command: string): (() => void) | undefined {
  const fd = openLockFile(path);
  try {
    const answer = tryFlock(fd, command);
    const holder = isSameFile(fd, path) ? parseHolder(readFileSync(fd, 'utf8')) : undefined;
    if (answer === 'held') throw explainHeld(dataDir, holder);
    if (holder && isHolderAlive({ dataDir, path, holder, hasItsLock: true }))
      throw explainHeld(dataDir, holder);
    if (isSameFile(fd, path)) return writeOwn(fd, path);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  closeSync(fd);
  return undefined;
}

/** Asks the folder itself, because a lock file created for the question would look like a claim. */
function hasFlock(dataDir: string, command: string): boolean {
  const fd = openSync(dataDir, 'r');
  try {
    return tryFlock(fd, command) !== 'absent';
  } finally {
    closeSync(fd);
  }
}

function isSameFile(fd: number, path: string): boolean {
  const [open, named] = [fstatSync(fd), statSync(path, { throwIfNoEntry: false })];
  return open.ino === named?.ino && open.dev === named.dev;
}

function writeOwn(fd: number, path: string): () => void {
  ftruncateSync(fd);
  writeSync(fd, JSON.stringify(describeSelf('flock')));
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    if (isSameFile(fd, path)) rmSync(path, { force: true });
    closeSync(fd);
  };
}

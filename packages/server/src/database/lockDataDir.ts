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
import { StartError } from '../StartError';
import { explainHeld } from './explainHeld';
import { parseHolder } from './Holder';
import { isHolderAlive } from './isHolderAlive';
import { lockByName } from './lockByName';
import { openLockFile } from './openLockFile';
import { describeSelf } from './readPlace';
import { flockCommand, tryFlock } from './tryFlock';

const attempts = 5;

/** A claim on a data folder; `release` gives it back. */
export type DataDirLock = { keeps: 'flock' | 'name'; release: () => void };

/**
 * Claims a data folder for the life of this process, by a lock of the operating system: it holds across containers,
 * and it ends with the process, however that ends. Our own descriptor is not handed to any child. Where there are no
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
    `The folder ${dataDir} could not be locked: other servers keep claiming it. Stop them first.`,
  );
}

/** One attempt; nothing when the file was removed under our hands by a holder that ended just now. */
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

/** Asked of the folder itself, because a lock file that is made for the question would look like a claim. */
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

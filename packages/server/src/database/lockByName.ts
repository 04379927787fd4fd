import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { StartError } from '../StartError';
import { explainHeld } from './explainHeld';
import { parseHolder } from './Holder';
import { isHolderAlive } from './isHolderAlive';
import { describeSelf } from './readPlace';
import { waitUntil } from './waitUntil';

const attempts = 5;
const writeTimeMs = 1000;

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves a dead lock away; if another one took its place in between, it is put back. */
function removeDeadLock(path: string, seen: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    const moved = readText(aside) ?? '';
    if (moved !== seen && parseHolder(moved)) writeFileSync(path, moved, { flag: 'wx' });
    rmSync(aside, { force: true });
  } catch {
    // Somebody else was faster; the next attempt sees the result.
  }
}

/**
 * Claims a data folder where the operating system has no locks: the file names its holder by number and time of
 * start, so that one left by a killed process, or before a reboot, does not block the next start.
 */
export async function lockByName(dataDir: string, path: string): Promise<() => void> {
  const own = JSON.stringify(describeSelf('name'));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      writeFileSync(path, own, { flag: 'wx', mode: 0o644 });
      let isReleased = false;
      return () => {
        if (!isReleased && readText(path) === own) rmSync(path, { force: true });
        isReleased = true;
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    // The other process may be between making the file and filling it.
    const settled = () => readText(path) !== '' || Date.now() - statSync(path).mtimeMs > writeTimeMs;
    await waitUntil(settled, writeTimeMs * 2).catch(() => false);
    const seen = readText(path) ?? '';
    const holder = parseHolder(seen);
    if (holder && isHolderAlive({ dataDir, path, holder, hasItsLock: false }))
      throw explainHeld(dataDir, holder);
    removeDeadLock(path, seen);
  }
  throw new StartError(
    `The folder ${dataDir} could not be locked: other servers keep claiming it. Stop them first.`,
  );
}

import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { StartError } from '../../env/pure/index';
import { waitUntil } from '../waitUntil';
import { explainHeld } from './explainHeld';
import { parseHolder } from './Holder';
import { describeSelf } from './identifyHost';
import { isHolderAlive } from './isHolderAlive';

const attempts = 5;
const writeTimeMs = 1000;

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves a dead lock away, or puts it back if another one took its place. */
function removeDeadLock(path: string, seen: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    const moved = readText(aside) ?? '';
    if (moved !== seen && parseHolder(moved)) writeFileSync(path, moved, { flag: 'wx' });
    rmSync(aside, { force: true });
  } catch {
    // Another server was faster. The next attempt sees the result.
  }
}

/**
 * Claims a data folder if the operating system has no locks: the file names its holder by process id and start time, so
 * that a file left by a killed process, or before a reboot, doesn't block the next start.
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
    // The other process may have created the file but not filled it yet.
    const settled = () => readText(path) !== '' || Date.now() - statSync(path).mtimeMs > writeTimeMs;
    await waitUntil(settled, writeTimeMs * 2).catch(() => false);
    const seen = readText(path) ?? '';
    const holder = parseHolder(seen);
    if (holder && isHolderAlive({ dataDir, path, holder, hasItsLock: false }))
      throw explainHeld(dataDir, holder);
    removeDeadLock(path, seen);
  }
  throw new StartError(
    `Can't lock the data folder ${dataDir}: other servers keep claiming it. Stop them first.`,
  );
}

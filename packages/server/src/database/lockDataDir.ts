import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../StartError';
import { identifyProcess } from './identifyProcess';
import { waitUntil } from './waitUntil';

const attempts = 5;
const writeTimeMs = 1000;

/** A claim on a data folder; `release` gives it back. */
export type DataDirLock = { release: () => void };

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function findHolder(text: string): number | undefined {
  const [, pid, identity] = /^(\d+) (.+)$/.exec(text) ?? [];
  return pid && identifyProcess(Number(pid)) === identity ? Number(pid) : undefined;
}

/** Moves a dead lock away; if a live one took its place in between, it is put back. */
function removeDeadLock(path: string, seen: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    const moved = readText(aside) ?? '';
    if (moved !== seen && findHolder(moved)) writeFileSync(path, moved, { flag: 'wx' });
    rmSync(aside, { force: true });
  } catch {
    // Somebody else was faster; the next attempt sees the result.
  }
}

/**
 * Claims a data folder for this process. The lock names its holder by number and by time of start, so
 * that one left by a killed process, or before a reboot, never blocks the next start.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = join(dataDir, 'lock');
  const own = `${process.pid} ${identifyProcess(process.pid)}`;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      writeFileSync(path, own, { flag: 'wx', mode: 0o644 });
      return { release: () => readText(path) === own && rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    // The other process may be between making the file and filling it.
    const settled = () => readText(path) !== '' || Date.now() - statSync(path).mtimeMs > writeTimeMs;
    await waitUntil(settled, writeTimeMs * 2).catch(() => false);
    const seen = readText(path) ?? '';
    const holder = findHolder(seen);
    if (holder !== undefined) throw heldBy(dataDir, holder);
    removeDeadLock(path, seen);
  }
  throw new StartError(
    `The folder ${dataDir} could not be locked: other servers keep claiming it. Stop them first.`,
  );
}

function heldBy(dataDir: string, holder: number): StartError {
  return new StartError(
    `The data folder ${dataDir} is in use by the server with process id ${holder}. ` +
      'Stop that one first, or give this one a folder of its own with DATA_DIR.',
  );
}

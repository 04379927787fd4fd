import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './CommandError';
import { showPath } from './readFiles';

/** What each widget was at the server when it was last pulled or pushed: its number and its sum. [OWN-09] */
export type Lock = Map<number, string>;

const head =
  '# What the server had when these widgets were last pulled or pushed. Keep it in the repository.';
const nameOf = (dir: string) => join(dir, 'beckon.lock');

/** Reads `beckon.lock` beside the widgets: a line for each, so that two branches rarely meet in one. [OWN-09] */
export function readLock(dir: string): Lock {
  const lock: Lock = new Map();
  for (const [at, line] of readText(nameOf(dir)).split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, widgetId, hash = ''] = /^(\d+) ([0-9a-f]{16})$/.exec(line) ?? [];
    if (!widgetId)
      throw new CommandError(
        `Line ${at + 1} of ${showPath(nameOf(dir))} is not "number sum". After a merge keep one line for each widget, or remove the file and pull.`,
      );
    lock.set(Number(widgetId), hash);
  }
  return lock;
}

export function writeLock(dir: string, lock: Lock): void {
  const lines = [...lock].sort(([one], [other]) => one - other).map(([id, hash]) => `${id} ${hash}`);
  writeFileSync(nameOf(dir), `${[head, ...lines].join('\n')}\n`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

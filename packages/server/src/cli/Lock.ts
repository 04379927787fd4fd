import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './CommandError';
import { showPath } from './files/readFiles';

/** The id and hash of each widget on the server when it was last pulled or pushed. [OWN-09] */
export type Lock = Map<number, string>;

const head = '# The state of these widgets on the server when last pulled or pushed. Commit this file.';
const nameOf = (dir: string) => join(dir, 'beckon.lock');

/** Reads `beckon.lock` next to the widgets: one line each, so that two branches rarely change the same line. [OWN-09] */
export function readLock(dir: string): Lock {
  const lock: Lock = new Map();
  for (const [at, line] of readText(nameOf(dir)).split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, widgetId, hash = ''] = /^(\d+) ([0-9a-f]{16})$/.exec(line) ?? [];
    if (!widgetId)
      throw new CommandError(
        `Line ${at + 1} of ${showPath(nameOf(dir))} isn't "widget-id hash". After a merge, keep one line per widget, or delete the file and run beckon pull.`,
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

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A page that was opened before an update may request its parts much later. */
const keptMs = 30 * 24 * 3600 * 1000;

/** Deletes built files that no page can still need: those of earlier builds after 30 days. */
export async function dropOldFiles(folder: string, current: readonly string[]): Promise<void> {
  for (const file of await readdir(folder)) {
    if (current.includes(file)) continue;
    const { mtimeMs } = await stat(join(folder, file));
    if (Date.now() - mtimeMs > keptMs) await rm(join(folder, file));
  }
}

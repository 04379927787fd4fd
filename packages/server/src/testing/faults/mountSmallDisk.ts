import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk, or why there is none. */
export type SmallDisk =
  | { isMounted: true; unmount: () => void }
  | { isMounted: false; reason: string; unmount: () => void };

/** Mounts a memory disk of this size on a folder; needs an administrator. */
export function mountSmallDisk(dir: string, sizeMb: number): SmallDisk {
  const words = ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', dir];
  const { status, stderr, error } = spawnSync('mount', words, { encoding: 'utf8' });
  if (status === 0) {
    return { isMounted: true, unmount: () => void spawnSync('umount', ['-l', dir]) };
  }
  const reason = `this system does not allow mounting one here (${(stderr || error?.message || '').trim()})`;
  return { isMounted: false, reason, unmount: () => undefined };
}

const chunkBytes = 1_048_576;

/** Fills the disk of a folder to the last byte, and returns how to empty it again. */
export function fillDisk(dir: string): () => void {
  const path = join(dir, 'filler');
  const file = openSync(path, 'w');
  for (const size of [chunkBytes, 4096]) {
    try {
      const chunk = Buffer.alloc(size);
      while (writeSync(file, chunk) > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

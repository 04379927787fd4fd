import { spawnSync } from 'node:child_process';

const heldStatus = 1;

/** The result of asking for a lock; `absent`: this system or this disk has no such locks. */
export type FlockAnswer = 'taken' | 'held' | 'absent';

/** The command that asks for a lock on its third descriptor. */
export const flockCommand = 'flock';

/**
 * Asks the operating system for the lock on an open file, without waiting. The lock belongs to the open file, not to the
 * command that asks: it lasts while any process has that file open, and ends with the last one, however it ends.
 */
export function tryFlock(fd: number, command: string = flockCommand): FlockAnswer {
  const { status } = spawnSync(command, ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  if (status === 0) return 'taken';
  return status === heldStatus ? 'held' : 'absent';
}

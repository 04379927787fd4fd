import type { Holder, ProcessHost } from './Holder';

type Situation = {
  holder: Holder | undefined;
  here: ProcessHost;
  /** Do we now have the lock that the holder would have if it were alive? */
  hasItsLock: boolean;
  /** Is the folder out of reach for other machines? */
  isOwnDisk: boolean;
};

/**
 * What we know about the writer of a lock file. `gone`: it is dead, and so is everything it started. `here`: we can look
 * up its process id. `beyond`: it may live where we can't see it (another container, another machine), so we touch
 * nothing that it may be using.
 */
export function locateHolder({ holder, here, hasItsLock, isOwnDisk }: Situation): 'gone' | 'here' | 'beyond' {
  if (!holder?.bootId || !here.bootId) return 'beyond';
  if (holder.bootId !== here.bootId) return isOwnDisk ? 'gone' : 'beyond';
  // A lock of the operating system works across containers, and ends with the last process that has it.
  if (hasItsLock && holder.keeps === 'flock') return 'gone';
  const isSameNumbering = holder.pidNamespace !== undefined && holder.pidNamespace === here.pidNamespace;
  return isSameNumbering ? 'here' : 'beyond';
}

import type { Holder, Place } from './Holder';

type Situation = {
  holder: Holder | undefined;
  here: Place;
  /** Do we now have the very lock that the holder would keep if it kept one? */
  hasItsLock: boolean;
  /** Can no other machine reach the folder? */
  isOwnDisk: boolean;
};

/**
 * What can be known about the writer of a lock file. `gone`: it is dead, and so is all it started. `here`: its number
 * can be looked up. `beyond`: it may live where we cannot see it (another container, another machine), so nothing
 * that it may be using is touched.
 */
export function locateHolder({ holder, here, hasItsLock, isOwnDisk }: Situation): 'gone' | 'here' | 'beyond' {
  if (!holder?.bootId || !here.bootId) return 'beyond';
  if (holder.bootId !== here.bootId) return isOwnDisk ? 'gone' : 'beyond';
  // A lock of the operating system holds across containers, and ends with the last process that has it.
  if (hasItsLock && holder.keeps === 'flock') return 'gone';
  const isSameNumbering = holder.pidNamespace !== undefined && holder.pidNamespace === here.pidNamespace;
  return isSameNumbering ? 'here' : 'beyond';
}

import type { Instance, State } from '../State';
import { canOpen } from './canOpen';

/**
 * May this overlay open now, because its conditions hold or a host has asked for it? Once closed, one does not
 * come back on the same page by itself, not even with `always`. [OPEN-01…06, DISP-23]
 */
export function isDue(state: State, instance: Instance, at: number): boolean {
  const { place, displayed, wish, shownOn } = instance;
  if (place !== 'overlay' || displayed || (!wish && shownOn === state.route.lastChange)) return false;
  return canOpen(state, instance, { at, flags: wish?.flags ?? {} }).ok;
}

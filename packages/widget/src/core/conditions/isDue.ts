import type { Instance, State } from '../State';
import { canOpen } from './canOpen';

/** Whether this overlay may open now, because its conditions hold or a host asked for it. [OPEN-01…06, DISP-23] */
export function isDue(state: State, instance: Instance, at: number): boolean {
  const { place, displayed, openAsked } = instance;
  if (place !== 'overlay' || displayed) return false;
  return canOpen(state, instance, { at, flags: openAsked?.flags ?? {}, isAsked: openAsked !== undefined }).ok;
}

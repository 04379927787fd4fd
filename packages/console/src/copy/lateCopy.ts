import type { LateTranslation } from './Translation';

/** What another language says on few visits, once `loadLate` has fetched it. English has no such part. */
export const lateCopy: Partial<LateTranslation> = {};

let load: (() => Promise<LateTranslation>) | undefined;

/** Sets where `loadLate` finds it. */
export function setLate(next: typeof load): void {
  load = next;
}

/** Fetches it before it is needed. If that fails, these texts stay English. */
export async function loadLate(): Promise<typeof lateCopy> {
  return Object.assign(lateCopy, await load?.().catch(() => undefined));
}

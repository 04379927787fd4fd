import { verdicts } from './en/verdicts';
import type { Speech } from './Speech';
import type { LateTranslation } from './Translation';

type LateCopy = { verdicts: typeof verdicts; reasons: Partial<LateTranslation['reasons']> };

/** Texts that few visits need: English until `loadLate` has fetched them in the console's language. */
export const lateCopy: LateCopy = { verdicts, reasons: {} };

let load: Speech['loadLate'] | undefined;

/** Sets where `loadLate` finds them. */
export function setLate(next: Speech['loadLate'] | undefined): void {
  load = next;
}

/** Fetches them before they are needed; if that fails, they stay English. */
export async function loadLate(): Promise<void> {
  Object.assign(lateCopy, await load?.().catch(() => undefined));
}

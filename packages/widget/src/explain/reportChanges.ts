import type { Ring } from '../core/createRing';
import { allVerdicts } from './allVerdicts';
import { sentenceFor } from './sentenceFor';

/** Prints every change of a verdict, for `?mc_debug=1`. Returns a function that stops it. */
export function reportChanges(ring: Ring, now: () => number, print: (line: string) => void): () => void {
  const last = new Map<string, boolean>();
  const check = (): void => {
    const state = ring.get();
    for (const widgetId of Object.keys(state.widgets)) {
      for (const verdict of allVerdicts(state, widgetId, now())) {
        const key = `${widgetId} ${verdict.rule}`;
        if (last.get(key) === verdict.ok) continue;
        last.set(key, verdict.ok);
        print(`widget ${widgetId}, ${verdict.rule}: ${verdict.ok ? 'yes' : 'no'}, ${sentenceFor(verdict)}`);
      }
    }
  };
  check();
  return ring.subscribe(check);
}

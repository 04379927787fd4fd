import { setImmediate } from 'node:timers/promises';
import type { Steps } from './pure/finish';

const sliceMs = 5;

/** Does all steps, and lets other requests go first every few milliseconds: a large account must not hold up the others. [OWN-05] */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let endMs = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < endMs) continue;
    await setImmediate();
    endMs = performance.now() + sliceMs;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 25;

/** Asks again and again until the answer is yes; false after the time limit. */
export async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await isDone())) {
    if (performance.now() > end) return false;
    await sleep(pollMs);
  }
  return true;
}

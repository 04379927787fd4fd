import { afterAll } from 'vitest';

const start = globalThis.setTimeout;
const started = new Set<ReturnType<typeof start>>();

globalThis.setTimeout = Object.assign((...words: Parameters<typeof start>) => {
  const timer = start(...words);
  started.add(timer);
  return timer;
}, start) as typeof start;

/** A runtime has no end: what it planned must not run after its page is gone. */
export function endTimers(): void {
  for (const timer of started) clearTimeout(timer);
}

afterAll(endTimers);

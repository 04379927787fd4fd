import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ended, spawnTied } from '../spawnTied';

const stopMs = 5_000;
/** Larger than any window that a test needs. */
const screen = '2000x1600x24';

/** A separate display; the X server itself chooses a free number. */
export async function startDisplay(program: string): Promise<{ name: string; stop(): Promise<void> }> {
  // It writes the number to descriptor 3; without -noreset it would restart when its last window closes.
  const words = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset'];
  const child = spawnTied(program, words, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = once(child.stdio[3] as Readable, 'data').then(([data]) => `:${String(data).trim()}`);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with code ${code} before it had a display`);
  });
  const name = await Promise.race([told, failed]);
  return {
    name,
    async stop() {
      child.kill();
      await ended(child, stopMs);
    },
  };
}

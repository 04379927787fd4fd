import { pixelQueue } from '@beckon/contract';

/** The pause after so many failures: it doubles up to half an hour, and chance takes up to half of it, so that not all come back at once. */
export function pauseMs(tries: number, chance: number): number {
  const longest = Math.min(pixelQueue.lastPauseMs, pixelQueue.firstPauseMs * 2 ** (tries - 1));
  return Math.round(longest * (1 - chance / 2));
}

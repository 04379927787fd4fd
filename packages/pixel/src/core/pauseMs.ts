import { pixelQueue } from '@beckon/contract';

/** The pause after this many failures: it doubles up to half an hour, and a random part of up to half is subtracted, so that not all clients return at once. */
export function pauseMs(tries: number, chance: number): number {
  const longest = Math.min(pixelQueue.lastPauseMs, pixelQueue.firstPauseMs * 2 ** (tries - 1));
  return Math.round(longest * (1 - chance / 2));
}

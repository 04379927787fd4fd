import { pixelQueue } from '@beckon/contract';

/** As much of a queue, from its beginning, as may be stored: at most 100 entries and 64 KB. */
export function fitQueue<Entry>(queue: readonly Entry[]): Entry[] {
  const fitting = queue.slice(0, pixelQueue.events);
  while (JSON.stringify(fitting).length > pixelQueue.characters) fitting.pop();
  return fitting;
}

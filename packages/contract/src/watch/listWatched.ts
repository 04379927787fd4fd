import type { WatchFacts } from './WatchFacts';

const kinds = ['scroll', 'exit_intent', 'anchor'] as const;

/** What a page is watched for besides time and address, because a widget waits for it. [DISP-23, LOAD-26] */
export function listWatched({ k, a }: Pick<WatchFacts, 'k' | 'a'>): (typeof kinds)[number][] {
  return kinds.filter((kind) => k.includes(kind) && (kind !== 'anchor' || a.length > 0));
}

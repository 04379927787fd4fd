import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AnySql } from '../database/index';
import { isSameSecret, type Sealer } from '../secrets/index';
import { markAsset } from './markAsset';
import { findAsset, listAssetPaths } from './store/saveAssets';

/** A file of another version by its path. */
export type FindAsset = (path: string) => Promise<Buffer | undefined>;

const mostBytes = 33_554_432;
/** Anyone can ask for anything: the database is asked at most this often what there is. */
const learnMs = 1000;
/** How many may wait for that; others get no file. */
const mostWaiting = 200;
const pause = (ms: number): Promise<unknown> => sleep(ms, undefined, { ref: false });

type Deps = { sql: AnySql; secrets: Pick<Sealer, 'mark'>; wait?: (ms: number) => Promise<unknown> };

/** Files of other versions, from memory or from the database, which is asked for one file at a time. [OWN-20] */
export function createAssetMemory({ sql, secrets, wait = pause }: Deps): FindAsset {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  const { knows, forget, learn } = createPathMemory(sql, wait);
  const loading = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  const load = async (path: string): Promise<Buffer | undefined> => {
    const found = await findAsset(sql, path);
    const isOwn = found && isSameSecret(found.mark, markAsset(secrets, path, found.content));
    if (!isOwn) {
      forget(path);
      return undefined;
    }
    kept.set(path, found.content);
    return found.content;
  };
  const loadOnce = (path: string): Promise<Buffer | undefined> => {
    const running = loading.get(path);
    if (running) return running;
    const next = last.then(() => load(path)).finally(() => loading.delete(path));
    last = next.catch(() => undefined);
    loading.set(path, next);
    return next;
  };
  return async (path) => {
    const there = kept.get(path);
    if (there) return there;
    if (!knows(path)) await learn();
    return knows(path) ? await loadOnce(path) : undefined;
  };
}

/** Which files there are. One look at the database serves everyone who waits for it, and then there is a pause. */
function createPathMemory(sql: AnySql, wait: (ms: number) => Promise<unknown>) {
  const known = new Set<string>();
  let rested: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  let waiting = 0;
  const reload = async (): Promise<void> => {
    for (const path of await listAssetPaths(sql)) known.add(path);
  };
  const reloadOnce = (): Promise<void> => {
    next = undefined;
    const reloading = reload();
    rested = reloading.catch(() => undefined).then(() => wait(learnMs));
    return reloading;
  };
  return {
    knows: (path: string): boolean => known.has(path),
    forget: (path: string): boolean => known.delete(path),
    learn: async (): Promise<void> => {
      if (waiting >= mostWaiting) return;
      waiting += 1;
      next ??= rested.then(reloadOnce);
      await next.finally(() => {
        waiting -= 1;
      });
    },
  };
}

import { report, tryThrice } from '@beckon/platform';

/** Loads the runtime, with what these types of widgets need; once, unless that failed. Then it returns the error. [LOAD-26, ERR-15] */
export type Load = (types?: readonly string[]) => Promise<unknown>;

/** A lost connection must not ruin the whole visit: the next change tries again, three times in all. */
export function createLoader(fetchRuntime: (types: readonly string[]) => Promise<unknown>): Load {
  const load = tryThrice(fetchRuntime, report);
  return (types = []) => load(types).catch((error) => error);
}

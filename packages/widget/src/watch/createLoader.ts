import { report } from '@beckon/platform';

const mostTries = 3;

/** Loads the runtime, with what these types of widgets need; once, unless that failed. [LOAD-26, ERR-15] */
export type Load = (types?: readonly string[]) => void;

/** A lost connection must not ruin the whole visit: the next change tries again, three times in all. */
export function createLoader(fetchRuntime: (types: readonly string[]) => Promise<unknown>): Load {
  let isLoading = false;
  let tries = 0;
  return (types = []) => {
    if (isLoading || tries++ >= mostTries) return;
    isLoading = true;
    fetchRuntime(types).catch((error) => {
      isLoading = false;
      if (tries === mostTries) report(error);
    });
  };
}

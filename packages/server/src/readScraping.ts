import { buildReach, type Env } from './env/index';
import { isSandboxOpen } from './env/pure/index';
import type { Scraping } from './metrics/index';

/** What a request needs to read the metrics, as configured by the environment. [OWN-20] */
export function readScraping(env: Env): Scraping {
  return {
    token: env.METRICS_TOKEN,
    // A proxy on this machine could let everyone in.
    isOpenLocally: isSandboxOpen({ ...buildReach(env), sandbox: 'auto' }),
  };
}

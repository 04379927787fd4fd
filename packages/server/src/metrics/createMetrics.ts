import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Build } from '../env/index';
import { type Counters, createCounters } from './createCounters';
import { createDatabaseGauges, type Pools } from './createDatabaseGauges';

/** What a server counts, and how to read it. */
export type Metrics = Counters & { scrape: () => Promise<{ contentType: string; text: string }> };

type Input = {
  build: Build;
  pools: Pools;
  /** Also memory, CPU and event loop; they belong to the process, so only one server in it may report them. */
  hasProcess?: boolean;
};

/** Creates the metrics of a server, in a registry of its own: several servers can run in one process. [OWN-20] */
export function createMetrics({ build, pools, hasProcess = false }: Input): Metrics {
  const registry = new Registry();
  if (hasProcess) collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'beckon_build_info',
    help: 'The running version',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  }).set({ version: build.version, commit: build.commit ?? 'unknown', node: process.version }, 1);
  const readDatabase = createDatabaseGauges(registry, pools);
  return {
    ...createCounters(registry),
    scrape: async () => {
      await readDatabase();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

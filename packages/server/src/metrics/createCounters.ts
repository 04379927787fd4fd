import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type CountedCall, countedReasons } from './pure/countedReasons';
import { type ProviderErrorReason, providerErrorReasons, providerNames } from './pure/providerErrorReasons';

/** How a configuration was found: in memory; by waiting for the database; or in memory although it's outdated. */
export type CacheResult = 'hit' | 'miss' | 'stale';

/** An answered request. */
export type AnsweredRequest = { method: string; route: string; status: number; seconds: number };

/** What parts of the server report. Every label has few values: no ids, no addresses, nothing that visitors type. [OWN-20] */
export type Counters = {
  observeRequest: (request: AnsweredRequest) => void;
  countCache: (result: CacheResult) => void;
  countRefusal: (call: CountedCall, reason: string) => void;
  countSent: (provider: string) => void;
  countProviderError: (provider: string, reason: ProviderErrorReason) => void;
  /** Announces a task of the upkeep, which hasn't succeeded yet. */
  addTask: (task: string, everyMs: number) => void;
  endTask: (task: string, isGood: boolean) => void;
};

const durationsS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const cacheResults = ['hit', 'miss', 'stale'] as const satisfies readonly CacheResult[];
const other = 'other';
const msPerS = 1000;

/** Creates what is counted while the server works. Series that alerts compare start at zero: a first error must be an increase. [OWN-20] */
export function createCounters(registry: Registry): Counters {
  return {
    ...createTrafficCounters(registry),
    ...createProviderCounters(registry),
    ...createTaskGauges(registry),
  };
}

function createTrafficCounters(registry: Registry) {
  const registers = [registry];
  const requests = new Histogram({
    name: 'beckon_http_request_duration_seconds',
    help: 'Answered requests and how long they took, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: durationsS,
    registers,
  });
  const lookups = new Counter({
    name: 'beckon_config_lookups_total',
    help: 'Configurations that pages asked for: in memory (hit), loaded (miss), or outdated because loading failed (stale)',
    labelNames: ['result'],
    registers,
  });
  for (const result of cacheResults) lookups.inc({ result }, 0);
  const refusals = new Counter({
    name: 'beckon_refusals_total',
    help: 'Calls that were answered, but rejected for a reason the owner or the visitor can change',
    labelNames: ['call', 'reason'],
    registers,
  });
  for (const [call, reasons] of Object.entries(countedReasons))
    for (const reason of reasons) refusals.inc({ call, reason }, 0);
  return {
    observeRequest: ({ method, route, status, seconds }: AnsweredRequest) =>
      requests.observe({ method, route, status }, seconds),
    countCache: (result: CacheResult) => lookups.inc({ result }),
    countRefusal: (call: CountedCall, reason: string) => {
      const isKnown = (countedReasons[call] as readonly string[]).includes(reason);
      refusals.inc({ call, reason: isKnown ? reason : other });
    },
  };
}

function createProviderCounters(registry: Registry) {
  const registers = [registry];
  const sent = new Counter({
    name: 'beckon_messages_sent_total',
    help: 'Messages that a provider accepted',
    labelNames: ['provider'],
    registers,
  });
  const errors = new Counter({
    name: 'beckon_provider_errors_total',
    help: 'Attempts to send a message that failed, by reason',
    labelNames: ['provider', 'reason'],
    registers,
  });
  for (const provider of providerNames) {
    sent.inc({ provider }, 0);
    for (const reason of providerErrorReasons) errors.inc({ provider, reason }, 0);
  }
  const nameOf = (provider: string) => (providerNames.includes(provider) ? provider : other);
  return {
    countSent: (provider: string) => sent.inc({ provider: nameOf(provider) }),
    countProviderError: (provider: string, reason: ProviderErrorReason) =>
      errors.inc({ provider: nameOf(provider), reason }),
  };
}

function createTaskGauges(registry: Registry) {
  const registers = [registry];
  const labelNames = ['task'];
  const last = new Gauge({
    name: 'beckon_upkeep_last_success_timestamp_seconds',
    help: 'When this server last completed a task of the upkeep; 0: never',
    labelNames,
    registers,
  });
  const every = new Gauge({
    name: 'beckon_upkeep_interval_seconds',
    help: 'How often a task of the upkeep runs',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'beckon_upkeep_failures_total',
    help: 'Rounds of a task of the upkeep that failed',
    labelNames,
    registers,
  });
  return {
    addTask: (task: string, everyMs: number) => {
      last.set({ task }, 0);
      every.set({ task }, everyMs / msPerS);
      failures.inc({ task }, 0);
    },
    endTask: (task: string, isGood: boolean) => {
      if (isGood) last.set({ task }, Date.now() / msPerS);
      else failures.inc({ task });
    },
  };
}

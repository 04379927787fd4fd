import { Gauge, type Registry } from 'prom-client';
import { readPoolUse, type Sql } from '../database/index';
import { selectReportAge } from '../workers/index';
import { type QueueState, selectQueues, selectTextQuota, type TextQuota } from './store/selectQueues';

/** The pools of a server by name. */
export type Pools = {
  visitors: Sql;
  owners?: Sql | undefined;
  jobs?: Sql | undefined;
  upkeep?: Sql | undefined;
};

/** A frozen database must not keep a scrape waiting. */
const patienceMs = 2000;

/**
 * What is read when someone asks: pools, queues and quotas. Without an answer from the database, its series are missing and
 * `beckon_database_up` is 0; pools are still there. [OWN-20]
 */
export function createDatabaseGauges(registry: Registry, pools: Pools): () => Promise<void> {
  const showPools = createPoolGauges(registry, pools);
  const { show, hide } = createContentGauges(registry);
  const isUp = new Gauge({
    name: 'beckon_database_up',
    help: 'Whether the database answered this scrape',
    registers: [registry],
  });
  let reading: ReturnType<typeof read> | undefined;
  return async () => {
    showPools();
    // One question at a time: they would pile up while the database is frozen.
    reading ??= read(pools.visitors).finally(() => {
      reading = undefined;
    });
    const content = await within(patienceMs, reading);
    isUp.set(content ? 1 : 0);
    if (content) show(content);
    else hide();
  };
}

type Content = { queues: QueueState[]; quota: TextQuota; workerAgeS: number | undefined };

async function read(sql: Sql): Promise<Content | undefined> {
  try {
    const [queues, quota] = [await selectQueues(sql), await selectTextQuota(sql)];
    return { queues, quota, workerAgeS: await selectReportAge(sql) };
  } catch {
    return undefined;
  }
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function createContentGauges(registry: Registry) {
  const registers = [registry];
  const jobs = new Gauge({
    name: 'beckon_queue_jobs',
    help: 'Jobs of all servers that are due, or scheduled for later; counts up to 100,000',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'beckon_queue_oldest_due_seconds',
    help: 'How long the oldest due job has waited',
    labelNames: ['queue'],
    registers,
  });
  const segments = new Gauge({
    name: 'beckon_text_segments_today',
    help: 'SMS segments that all accounts have used today (UTC)',
    registers,
  });
  const atLimit = new Gauge({
    name: 'beckon_accounts_at_text_limit',
    help: 'Accounts that have reached their daily text limit today (UTC)',
    registers,
  });
  const worker = new Gauge({
    name: 'beckon_worker_report_age_seconds',
    help: 'How long ago a server last reported that it sends messages',
    registers,
  });
  return {
    show: ({ queues, quota, workerAgeS }: Content) => {
      for (const { queue, due, later, oldestDueS } of queues) {
        jobs.set({ queue, state: 'due' }, due);
        jobs.set({ queue, state: 'later' }, later);
        oldest.set({ queue }, oldestDueS);
      }
      segments.set(quota.segments);
      atLimit.set(quota.accountsAtLimit);
      // Missing until the first report: 0 would mean that there was one just now.
      if (workerAgeS === undefined) worker.remove();
      else worker.set(workerAgeS);
    },
    hide: () => {
      jobs.reset();
      oldest.reset();
      segments.remove();
      atLimit.remove();
      worker.remove();
    },
  };
}

function createPoolGauges(registry: Registry, pools: Pools): () => void {
  const registers = [registry];
  const connections = new Gauge({
    name: 'beckon_database_pool_connections',
    help: 'Connections of this server to the database: in use, idle, or being opened',
    labelNames: ['pool', 'state'],
    registers,
  });
  const most = new Gauge({
    name: 'beckon_database_pool_size',
    help: 'How many connections a pool may have',
    labelNames: ['pool'],
    registers,
  });
  const waiting = new Gauge({
    name: 'beckon_database_pool_waiting',
    help: 'Statements that wait for a connection',
    labelNames: ['pool'],
    registers,
  });
  return () => {
    for (const [pool, sql] of Object.entries(pools)) {
      const use = sql && readPoolUse(sql);
      if (!use) continue;
      for (const state of ['busy', 'idle', 'opening'] as const) connections.set({ pool, state }, use[state]);
      most.set({ pool }, use.most);
      waiting.set({ pool }, use.waiting);
    }
  };
}

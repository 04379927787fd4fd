import { chooseRetry, type Failure } from './pure/chooseRetry';
import { type JobLog, type Source, startPolling, type Worker } from './startPolling';

/** How many jobs to claim, and how many of each key this process has in progress. */
export type ClaimRequest = { most: number; busy: ReadonlyMap<string, number> };

/** How an attempt ended; with a failure, the policy decides whether and when there is another one. */
export type Ended<Result> = { result: Result; failure?: Failure | undefined };

/** A queue: where its jobs come from, what to do with one, and how to store the result. Its table is its own. [OWN-13, OWN-15] */
export type Queue<Job, Result> = Pick<Source, 'name' | 'pollMs' | 'listen'> & {
  /** Jobs in progress at the same moment. */
  atOnce: number;
  /** If the claim asks how many jobs of a receiver are in progress: whose job it is. */
  keyOf?: (job: Job) => string;
  /** Identifies a job in the log. */
  describe: (job: Job) => object;
  /**
   * Takes due jobs for the duration of a lease, in one statement that no other process can claim them in, too. If this process dies, they
   * are due again after the lease.
   */
  claim: (request: ClaimRequest) => Promise<readonly Job[]>;
  /** Does the job. What went wrong is part of the result. */
  run: (job: Job) => Promise<Ended<Result>>;
  /** Stores the result. `againMs`: when to try again; nothing: never. If this fails, the job is due again after its lease. */
  settle: (job: Job, result: Result, againMs: number | undefined) => Promise<void>;
};

type Deps = {
  log: JobLog;
  /** From 0 to 1. */
  chance?: (() => number) | undefined;
};

/** Works through a queue, in any number of processes: claims as many jobs as there are free slots, runs and settles each. [OWN-13, OWN-15] */
export function startWorker<Job, Result>(
  queue: Queue<Job, Result>,
  { log, chance = Math.random }: Deps,
): Worker {
  const underWay = new Map<Promise<void>, string>();

  const work = async (job: Job): Promise<void> => {
    let problem = `a job threw an error, and is due again after its lease: ${queue.name}`;
    try {
      const { result, failure } = await queue.run(job);
      problem = `could not store the result of a job: ${queue.name}`;
      await queue.settle(job, result, failure && chooseRetry(failure, chance()));
    } catch (error) {
      log.error({ ...queue.describe(job), err: error, queue: queue.name }, problem);
    }
  };
  const poll = async (): Promise<boolean> => {
    const most = queue.atOnce - underWay.size;
    if (most <= 0) return false;
    const jobs = await queue.claim({ most, busy: countKeys(underWay.values()) });
    for (const job of jobs) {
      const running = work(job).finally(() => {
        underWay.delete(running);
        polling.wake();
      });
      underWay.set(running, queue.keyOf?.(job) ?? '');
    }
    return jobs.length > 0;
  };
  const polling = startPolling({ ...queue, poll, log });
  return {
    wake: polling.wake,
    stop: async () => {
      await polling.stop();
      await Promise.all(underWay.keys());
    },
  };
}

function countKeys(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

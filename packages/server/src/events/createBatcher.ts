/** Batch size, and how much may wait. */
export type BatchLimits = {
  batchLength: number;
  batchBytes: number;
  waitMs: number;
  writers: number;
  queueLength: number;
  queueBytes: number;
  /** No row waits longer than this, whatever the database does. */
  patienceMs: number;
};

/** Collects single rows and passes them on in batches. */
export type Batcher<Row, Result> = {
  /** Resolves when the row's batch is done; rejects at once, with status 503, if too much waits. */
  add: (row: Row, bytes: number) => Promise<Result>;
};

type Waiting<Row, Result> = {
  row: Row;
  bytes: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  untilMs: number;
};

const unavailable = 503;

/** The error for a row that doesn't fit. */
function buildBusyError(): Error {
  return Object.assign(new Error('too many events are waiting'), { statusCode: unavailable });
}

/** How many waiting rows go together; a row that is too large for any batch goes by itself. */
function countBatch(queue: readonly { bytes: number }[], { batchLength, batchBytes }: BatchLimits): number {
  let [count, bytes] = [0, 0];
  for (const { bytes: own } of queue) {
    if (count === batchLength || (count > 0 && bytes + own > batchBytes)) break;
    count += 1;
    bytes += own;
  }
  return count;
}

/**
 * One statement for many rows: the first waits a few milliseconds for others, a full batch goes at once, and while all
 * writers are busy the rest collects. What waits is bounded in number and bytes. `write` gives one result per row.
 */
export function createBatcher<Row, Result>(
  limits: BatchLimits,
  write: (rows: Row[]) => Promise<Result[]>,
): Batcher<Row, Result> {
  let queue: Waiting<Row, Result>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [writing, heldLength, heldBytes] = [0, 0, 0];
  // In order of their deadlines. One timer serves all: one per row would cost more than the rest.
  const patient = new Set<Waiting<Row, Result>>();
  let sweeper: ReturnType<typeof setTimeout> | undefined;

  function release(gone: readonly Waiting<Row, Result>[]): void {
    heldLength -= gone.length;
    for (const { bytes } of gone) heldBytes -= bytes;
  }

  /** Rejects rows that waited too long; rows being written keep their room until that has ended. */
  function sweep(): void {
    const nowMs = performance.now();
    const late: Waiting<Row, Result>[] = [];
    for (const one of patient) {
      if (one.untilMs > nowMs) break;
      patient.delete(one);
      late.push(one);
      one.reject(buildBusyError());
    }
    const gone = new Set(late);
    release(queue.filter((one) => gone.has(one)));
    queue = queue.filter((one) => !gone.has(one));
    watch();
  }

  function watch(): void {
    const [first] = patient;
    sweeper = first && setTimeout(sweep, Math.max(1, first.untilMs - performance.now()));
    sweeper?.unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (writing >= limits.writers || queue.length === 0) return;
    const count = countBatch(queue, limits);
    const batch = queue.slice(0, count);
    queue = queue.slice(count);
    writing += 1;
    try {
      const results = await write(batch.map(({ row }) => row));
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    writing -= 1;
    release(batch);
    for (const one of batch) patient.delete(one);
    // What collected in the meantime has waited long enough.
    flush();
  }

  return {
    add: (row, bytes) => {
      if (heldLength >= limits.queueLength || heldBytes + bytes > limits.queueBytes) {
        return Promise.reject(buildBusyError());
      }
      heldLength += 1;
      heldBytes += bytes;
      return new Promise((resolve, reject) => {
        const one = { row, bytes, resolve, reject, untilMs: performance.now() + limits.patienceMs };
        queue.push(one);
        patient.add(one);
        if (sweeper === undefined) watch();
        if (queue.length >= limits.batchLength) flush();
        else if (timer === undefined && writing < limits.writers) timer = setTimeout(flush, limits.waitMs);
      });
    },
  };
}

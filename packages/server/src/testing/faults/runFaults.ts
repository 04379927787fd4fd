import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../database/testing/index';
import { attachNumbers, readNumbers } from '../../numbers/index';
import { deriveNumberKey } from '../../secrets/index';
import { type Comparison, compareBooks } from './compareBooks';
import { createOwnerRecords } from './createOwnerRecords';
import { driveLoad } from './driveLoad';
import type { LoadBook } from './LoadBook';
import { countRefused, type FaultTimes, listFaults } from './listFaults';
import type { StartServer } from './openFleet';
import { openStage, stageKey } from './openStage';

/** The effect of one fault: the longest time without a successful write or page script. */
export type FaultResult = {
  name: string;
  writesGapMs: number;
  readsGapMs: number;
  /** Calls that a server had accepted and broke off: only a killed one may. */
  broken: number;
  /** Calls rejected in the meantime. */
  refused: number;
};

/** The overall result. */
export type FaultReport = Comparison & {
  postgres: string;
  faults: FaultResult[];
  answers: number;
  refusals: Record<string, number>;
  strange: string[];
  /** What could not be tried here, and why. */
  notTried: string[];
};

type Input = FaultTimes & {
  start: StartServer;
  lanes: number;
  /** How long each lane rests between two calls. */
  restMs: number;
  /** How often everything happens. */
  rounds: number;
  /** How many numbers and events must arrive before and after each fault. */
  more: number;
};

/** The long form: in five rounds a server dies twenty times and the database ten times. */
export const longFaults = {
  lanes: 24,
  restMs: 0,
  rounds: 5,
  more: 5,
  calmMs: 2000,
  kills: { servers: 4, database: 2 },
  frozenMs: 12_000,
  halfOpenMs: 12_000,
  partedMs: 10_000,
};

const patienceMs = 30_000;
const latest = 5;

/**
 * Two servers behind a balancer on one PostgreSQL, under load: a server is killed, the database is restarted, a new version
 * is deployed, the disk runs full; the database freezes, and one server loses its route to it. Then compares what was promised with what is stored. [OWN-20]
 */
export async function runFaults({
  start,
  lanes,
  restMs,
  rounds,
  more,
  ...times
}: Input): Promise<FaultReport> {
  const stage = await openStage(start);
  try {
    const { sql, url, disk, postgres } = stage;
    const { calmMs } = times;
    const things = await createOwnerRecords(sql, url);
    const load = driveLoad({ url, widgetId: 5001, revision: 1, lanes, restMs, things });
    const { book } = load;
    const faults: FaultResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, fault] of listFaults(stage, load, times)) {
        await waitForMore(book, more, `before: ${name}`);
        load.forgetGaps();
        const [broken, refused] = [stage.countBroken(), countRefused(book)];
        await fault();
        await waitForMore(book, more, `after: ${name}`);
        await sleep(calmMs);
        const { writes, reads } = book.longestGapMs;
        faults.push({
          name,
          writesGapMs: Math.round(writes),
          readsGapMs: Math.round(reads),
          broken: stage.countBroken() - broken,
          refused: countRefused(book) - refused,
        });
      }
    }
    await load.finish();
    attachNumbers(sql, await readNumbers(sql, [deriveNumberKey(Buffer.from(stageKey))]));
    return {
      ...(await compareBooks(sql, book, things.widgetId)),
      postgres: postgres.version,
      faults,
      answers: book.answers,
      refusals: Object.fromEntries(book.refusals),
      strange: book.strange,
      notTried: disk.isMounted ? [] : [`full disk: ${disk.reason}`],
    };
  } finally {
    await stage.close();
  }
}

/** Waits for more acknowledgments of every kind: breaks nothing before it works, and ends nothing before it works again. */
async function waitForMore(book: LoadBook, more: number, when: string): Promise<void> {
  const [phones, events] = [book.phones.size + more, book.events.size + more];
  const isThere = await waitUntil(() => book.phones.size >= phones && book.events.size >= events, patienceMs);
  if (isThere) return;
  const words = [...book.refusals].map(([name, times]) => `${times} × ${name}`);
  const summary = [...words, ...book.strange.slice(-latest)].join('; ');
  throw new Error(`Nothing went through for ${patienceMs} ms (${when}). ${summary}`);
}

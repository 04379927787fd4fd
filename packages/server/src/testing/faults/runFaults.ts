import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../database/waitUntil';
import { type Comparison, compareBooks } from './compareBooks';
import { driveLoad, type Load } from './driveLoad';
import type { LoadBook } from './LoadBook';
import { makeKey } from './makeKey';
import { fillDisk } from './mountSmallDisk';
import type { StartServer } from './openFleet';
import { openStage, type Stage } from './openStage';

/** What one fault did: the longest time without a write or a page's script that went through. */
export type FaultResult = {
  name: string;
  writesGapMs: number;
  readsGapMs: number;
  /** Calls that a server had taken and broke off: only one that is killed may. */
  broken: number;
  /** Calls that were refused meanwhile. */
  refused: number;
};

/** What came of all of it. */
export type FaultReport = Comparison & {
  postgres: string;
  faults: FaultResult[];
  answers: number;
  refusals: Record<string, number>;
  strange: string[];
  /** What could not be tried here, and why. */
  notTried: string[];
};

type Input = {
  start: StartServer;
  lanes: number;
  /** How often everything happens, and how long load runs undisturbed between. */
  rounds: number;
  calmMs: number;
};

/** The one fault at which calls may be broken off. */
export const killName = 'kill -9 of one server';

const patienceMs = 30_000;
const more = 5;

/**
 * Two servers behind a balancer on one PostgreSQL, under load: a server is killed, the database is restarted, a new version is
 * deployed, the disk runs full. Then what was promised is held against what is there. [OWN-20]
 */
export async function runFaults({ start, lanes, rounds, calmMs }: Input): Promise<FaultReport> {
  const stage = await openStage(start);
  try {
    const { sql, url, disk, postgres } = stage;
    const load = driveLoad({ url, key: await makeKey(sql, 1001), widgetId: 5001, revision: 1, lanes });
    const { book } = load;
    const faults: FaultResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, fault] of listFaults(stage, load, calmMs)) {
        await waitForMore(book);
        load.forgetGaps();
        const [broken, refused] = [stage.countBroken(), countRefused(book)];
        await fault();
        await waitForMore(book);
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
    return {
      ...(await compareBooks(sql, book)),
      postgres: postgres.version,
      faults,
      answers: book.answers,
      refusals: Object.fromEntries(book.refusals),
      strange: book.strange,
      notTried: disk.isMounted ? [] : [`full disk: ${disk.because}`],
    };
  } finally {
    await stage.close();
  }
}

const countRefused = ({ refusals }: LoadBook): number => refusals.get('503 with Retry-After') ?? 0;

type Fault = [name: string, cause: () => Promise<unknown>];

function listFaults({ fleet, postgres, disk, dir }: Stage, load: Load, calmMs: number): Fault[] {
  const { book } = load;
  const refused = () => countRefused(book);
  const faults: Fault[] = [
    ['nothing', () => sleep(calmMs)],
    [
      killName,
      async () => {
        await fleet.kill();
        await sleep(calmMs);
        await fleet.add();
      },
    ],
    [
      'restart of the database',
      async () => {
        await postgres.stop();
        await postgres.start();
      },
    ],
    ['deployment of a new version', () => fleet.replaceAll()],
  ];
  const fill = async () => {
    const before = refused();
    const empty = fillDisk(dir);
    await waitUntil(() => refused() > before, patienceMs);
    await sleep(calmMs);
    empty();
    load.forgetGaps();
    // As the service manager does.
    await postgres.restartIfEnded();
  };
  return disk.isMounted ? [...faults, ['full disk, from the moment there is room again', fill]] : faults;
}

/** Waits until some more of every kind was acknowledged: nothing is broken before it works, and nothing is over before it works again. */
async function waitForMore(book: LoadBook): Promise<void> {
  const [phones, events] = [book.phones.size + more, book.events.size + more];
  const isThere = await waitUntil(() => book.phones.size >= phones && book.events.size >= events, patienceMs);
  if (isThere) return;
  throw new Error(`Nothing went through for ${patienceMs} ms. ${book.strange.slice(-more).join('; ')}`);
}

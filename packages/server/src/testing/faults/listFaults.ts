import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../database/testing/index';
import type { Load } from './driveLoad';
import type { LoadBook } from './LoadBook';
import { fillDisk } from './mountSmallDisk';
import type { Stage } from './openStage';

/** The only fault at which calls may be broken off. */
export const killName = 'kill -9 of one server';
/** The only fault after which the database must recover first. */
export const databaseKillName = 'kill -9 of the database';
/** The faults at which nothing says that the database doesn't answer: calls wait for their deadline. */
export const freezeName = 'freeze of the database';
export const halfOpenName = 'half-open connections of one server';
/** A server without the database, beside one that has it. */
export const partitionName = 'partition between one server and the database';

/** How long faults last. */
export type FaultTimes = {
  /** How long load runs undisturbed between two faults. */
  calmMs: number;
  /** How often per round a server and the database are killed, each time at a random moment. */
  kills: { servers: number; database: number };
  /** How long the database is frozen: longer than the 8 s that a call waits. */
  frozenMs: number;
  /** How long nothing reaches the database from one server, or comes back; 0: not tried. */
  halfOpenMs: number;
  /** How long one server can't connect. */
  partedMs: number;
};

const patienceMs = 30_000;

/** How many calls got an honest no. */
export const countRefused = ({ refusals }: LoadBook): number => refusals.get('503 with Retry-After') ?? 0;

/** A fault, and how to cause it; it is over when this resolves. */
export type Fault = [name: string, cause: () => Promise<unknown>];

/** The faults of a round, in order. [D01, D03, D04, D05, D08, D09, D15] */
export function listFaults(stage: Stage, load: Load, times: FaultTimes): Fault[] {
  const { fleet, postgres, disk, dir } = stage;
  const { calmMs, kills } = times;
  const { book } = load;
  const refused = () => countRefused(book);
  const killServer = async () => {
    await sleep(Math.random() * calmMs);
    await fleet.kill();
    await sleep(calmMs);
    await fleet.add();
  };
  const killDatabase = async () => {
    await sleep(Math.random() * calmMs);
    await postgres.killAndStart();
  };
  const restart = async () => {
    await postgres.stop();
    await postgres.start();
  };
  const repeat = (count: number, fault: Fault) => Array.from({ length: count }, () => fault);
  const faults: Fault[] = [
    ['nothing', () => sleep(calmMs)],
    ...repeat(kills.servers, [killName, killServer]),
    ['restart of the database', restart],
    ...repeat(kills.database, [databaseKillName, killDatabase]),
    ...listSilences(stage, times),
    // After the silences: new servers have no connection that is dead without knowing it.
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

/** The faults that a network and a hanging machine cause. */
function listSilences({ fleet, postgres }: Stage, { frozenMs, halfOpenMs, partedMs }: FaultTimes): Fault[] {
  const freeze = async () => {
    const thaw = postgres.freeze();
    try {
      await sleep(frozenMs);
    } finally {
      thaw();
    }
  };
  const forget = async () => {
    const gate = fleet.findGate();
    gate.freeze();
    await sleep(halfOpenMs);
    // The old connections stay dead.
    gate.thaw();
  };
  const part = async () => {
    const gate = fleet.findGate();
    gate.close('at once');
    await sleep(partedMs);
    await gate.open();
  };
  return [
    [freezeName, freeze],
    ...(halfOpenMs > 0 ? [[halfOpenName, forget] satisfies Fault] : []),
    [partitionName, part],
  ];
}

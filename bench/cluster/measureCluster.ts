import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, openPool, waitUntil } from '../../packages/server/src/database/testing/index';
import { attachNumbers, readNumbers } from '../../packages/server/src/numbers/index';
import { writeSamples } from '../../packages/server/src/sample/index';
import { deriveNumberKey } from '../../packages/server/src/secrets/index';
import { compareBooks } from '../../packages/server/src/testing/faults/compareBooks';
import { createOwnerRecords } from '../../packages/server/src/testing/faults/createOwnerRecords';
import { driveLoad, type Load } from '../../packages/server/src/testing/faults/driveLoad';
import { fillDisk } from '../../packages/server/src/testing/faults/mountSmallDisk';
import { makeTempDir } from '../../packages/server/src/testing/makeInstallation';
import { startBuiltServer } from '../faults/startBuiltServer';
import { describeRun, type Effect } from './describeRun';
import { type Cluster, openCluster } from './openCluster';

const secretKey = 'a key of this run and of nothing else';
const [servers, lanes, calmMs, patienceMs] = [3, 12, 3000, 120_000];
/** Longer than it takes to elect another primary. */
const frozenMs = 40_000;
/** How long a disk stays full at most. */
const fullMs = 60_000;
const more = 5;

type OnPort = (port: number) => Promise<void>;
type Fleet = { ports: readonly number[]; kill: OnPort; start: OnPort; stop: OnPort };
/** `cause` may say what it saw. */
type Fault = { name: string; cause: () => Promise<unknown> };

/** Faults in a cluster on this machine, under load: what was lost, and how long each fault was noticed. [OWN-20, D01, D03, D09, D15] */
export async function measureCluster(): Promise<string[]> {
  const dir = makeTempDir();
  chmodSync(dir, 0o755);
  const ports = await Promise.all(Array.from({ length: servers }, findFreePort));
  const cluster = await openCluster(dir, ports);
  const running = new Map<number, ChildProcess>();
  const sql = openPool(cluster.urls.direct, 2, { answerTimeoutS: 0 });
  try {
    const fleet = openFleet(cluster, ports, running);
    for (const port of ports) await fleet.start(port);
    await writeSamples(sql);
    await sql`update accounts set sms_daily_parts = 1000000 where account_id = 1001`;
    const things = await createOwnerRecords(sql, cluster.front.url);
    const load = driveLoad({ url: cluster.front.url, widgetId: 5001, revision: 1, lanes, restMs: 0, things });
    const effects: Effect[] = [];
    for (const fault of listFaults(cluster, fleet, dir)) effects.push(await suffer(load, fault));
    await load.finish();
    attachNumbers(sql, await readNumbers(sql, [deriveNumberKey(Buffer.from(secretKey))]));
    const compared = await compareBooks(sql, load.book, things.widgetId);
    return describeRun(compared, { load, effects, cluster });
  } finally {
    for (const child of running.values()) child.kill('SIGKILL');
    await sql.end({ timeout: 1 });
    await cluster.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function openFleet(cluster: Cluster, ports: readonly number[], running: Map<number, ChildProcess>): Fleet {
  const env = {
    DATABASE_URL: cluster.urls.direct,
    DATABASE_POOL_URL: cluster.urls.pooled,
    PUBLIC_URL: cluster.front.url,
    TRUST_PROXY: '1',
    SECRET_KEY: secretKey,
  };
  const end = async (port: number, signal: NodeJS.Signals) => {
    const child = running.get(port);
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    ports,
    kill: (port) => end(port, 'SIGKILL'),
    stop: (port) => end(port, 'SIGTERM'),
    start: async (port) => {
      running.set(port, await startBuiltServer({ ...env, PORT: String(port) }));
      await cluster.front.untilUsed(port);
    },
  };
}

function listFaults(cluster: Cluster, fleet: Fleet, dir: string): Fault[] {
  const { findPrimary, untilWhole, disk } = cluster;
  const [first = 0] = fleet.ports;
  const killPrimary = async () => {
    const primary = await findPrimary();
    await primary.die();
    await findPrimary();
    primary.start();
    await untilWhole();
  };
  const freezePrimary = async () => {
    const thaw = (await findPrimary()).freeze();
    await sleep(frozenMs);
    thaw();
    await untilWhole();
  };
  const killServer = async () => {
    await fleet.kill(first);
    await sleep(calmMs);
    await fleet.start(first);
  };
  const deploy = async () => {
    for (const port of fleet.ports) {
      await fleet.stop(port);
      await fleet.start(port);
    }
  };
  const fill = async () => {
    await makePrimary(cluster, 'n1');
    const empty = fillDisk(join(dir, 'n1'));
    const hasMoved = await waitUntil(async () => (await findPrimary()).name !== 'n1', fullMs);
    empty();
    await untilWhole();
    return hasMoved ? 'another took over' : 'it stayed the primary until there was room';
  };
  return [
    { name: 'Nothing', cause: () => sleep(calmMs) },
    { name: 'The primary dies (`kill -9`)', cause: killPrimary },
    { name: 'The primary freezes (`SIGSTOP`, 40 s)', cause: freezePrimary },
    { name: 'A Beckon server dies (`kill -9`)', cause: killServer },
    { name: 'All servers are replaced, one by one', cause: deploy },
    ...(disk.isMounted ? [{ name: 'The disk of the primary is full', cause: fill }] : []),
  ];
}

/** Hands the role of the primary to a node, as an operator does for maintenance. Only a synchronous replica can take it. */
async function makePrimary({ nodes, findPrimary, untilWhole }: Cluster, name: string): Promise<void> {
  const candidate = nodes.find((node) => node.name === name);
  const ask = async (method: string, path: string, body: object) => {
    const { restPort } = await findPrimary();
    const answer = await fetch(`http://127.0.0.1:${restPort}${path}`, { method, body: JSON.stringify(body) });
    return `${answer.status} ${await answer.text()}`;
  };
  let said = await ask('PATCH', '/config', { synchronous_node_count: nodes.length - 1 });
  const isDone = async () => {
    const leader = await findPrimary();
    if (leader.name === name) return true;
    if (await candidate?.isSynchronous())
      said = await ask('POST', '/switchover', { leader: leader.name, candidate: name });
    return false;
  };
  if (!(await waitUntil(isDone, patienceMs))) throw new Error(`${name} didn't become the primary: ${said}`);
  await ask('PATCH', '/config', { synchronous_node_count: 1 });
  await untilWhole();
}

const refusedBy = ({ book }: Load): number => book.refusals.get('503 with Retry-After') ?? 0;

/** Lets a fault happen, and waits until everything works again. */
async function suffer(load: Load, { name, cause }: Fault): Promise<Effect> {
  await waitForMore(load);
  load.forgetGaps();
  const [refused, broken] = [refusedBy(load), load.book.strange.length];
  const seen = await cause();
  await waitForMore(load);
  await sleep(calmMs);
  const { writes, reads } = load.book.longestGapMs;
  return {
    name: typeof seen === 'string' ? `${name}; ${seen}` : name,
    writesMs: Math.round(writes),
    readsMs: Math.round(reads),
    refused: refusedBy(load) - refused,
    broken: load.book.strange.length - broken,
  };
}

async function waitForMore({ book }: Load): Promise<void> {
  const [phones, events] = [book.phones.size + more, book.events.size + more];
  const isThere = await waitUntil(() => book.phones.size >= phones && book.events.size >= events, patienceMs);
  if (!isThere) throw new Error(`Nothing went through. ${book.strange.slice(-more).join('; ')}`);
}

import { randomBytes } from 'node:crypto';
import { findFreePort, prepareCluster, waitUntil } from '../../packages/server/src/database/testing/index';
import { mountSmallDisk, type SmallDisk } from '../../packages/server/src/testing/faults/mountSmallDisk';
import { openAdminPool } from '../../packages/server/src/testing/openAdminPool';
import { type Front, openHaproxy } from '../rolling/openHaproxy';
import { openClusterPlace } from './openClusterPlace';
import { openEtcd } from './openEtcd';
import { openPatroni, type PatroniNode } from './openPatroni';
import { openPgBouncer } from './openPgBouncer';
import { writeDatabaseProxy } from './writeDatabaseProxy';

const patienceMs = 120_000;
const names = ['n1', 'n2', 'n3'];
const smallDiskMb = 1024;

/** Three PostgreSQL nodes under Patroni with etcd, HAProxy in front of them and of servers, and PgBouncer. */
export type Cluster = {
  nodes: readonly PatroniNode[];
  /** The disk of the first node. */
  disk: SmallDisk;
  front: Front;
  /** The database through HAProxy, and through PgBouncer in front of that. */
  urls: { direct: string; pooled: string };
  versions: string;
  findPrimary: () => Promise<PatroniNode>;
  /** Waits until there is a primary with two replicas. */
  untilWhole: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts all of it on this machine; `ports` are those of the servers that come. */
export async function openCluster(dir: string, ports: readonly number[]): Promise<Cluster> {
  const place = openClusterPlace(dir);
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };
  try {
    const etcd = await openEtcd(place);
    closing.push(etcd.close);
    const password = randomBytes(16).toString('hex');
    const folders = names.map(place.makeDir);
    const disk = mountSmallDisk(folders[0] ?? '', smallDiskMb);
    closing.push(disk.unmount);
    place.own(folders[0] ?? '');
    const free = await Promise.all(Array.from({ length: 2 * names.length + 1 }, findFreePort));
    const [databasePort = 0] = free.slice(-1);
    const nodes = names.map((name, at) =>
      openPatroni(place, {
        name,
        ports: { postgres: free[at] ?? 0, rest: free[at + names.length] ?? 0 },
        etcd: etcd.hosts,
        password,
      }),
    );
    const front = await openHaproxy(dir, ports, writeDatabaseProxy(databasePort, nodes));
    closing.push(front.close);
    closing.push(() => Promise.all(nodes.map(({ die }) => die())));
    for (const { start } of nodes) start();
    const { findPrimary, untilWhole } = watch(nodes, dir);
    await untilWhole();
    const adminUrl = `postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`;
    const name = await prepareCluster(adminUrl, password);
    const admin = openAdminPool(adminUrl);
    // A pooler can't pass them on.
    for (const limit of [`statement_timeout = '5s'`, `idle_in_transaction_session_timeout = '10s'`])
      await admin.unsafe(`alter role ${name} set ${limit}`);
    const [row] = await admin<{ version: string }[]>`select current_setting('server_version') as version`;
    await admin.end();
    const direct = `postgres://${name}:${password}@127.0.0.1:${databasePort}/${name}`;
    const pooler = await openPgBouncer(place, direct);
    closing.push(pooler.close);
    const versions = `PostgreSQL ${row?.version.split(' ')[0]}, PgBouncer ${pooler.version}, HAProxy ${front.version}`;
    return {
      nodes,
      disk,
      front,
      urls: { direct, pooled: pooler.url },
      versions,
      findPrimary,
      untilWhole,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function watch(nodes: readonly PatroniNode[], dir: string): Pick<Cluster, 'findPrimary' | 'untilWhole'> {
  const which = async (test: (node: PatroniNode) => Promise<boolean>) => {
    const found = await Promise.all(nodes.map(test));
    return nodes.filter((_, at) => found[at]);
  };
  const listPrimaries = () => which(({ isPrimary }) => isPrimary());
  return {
    findPrimary: async () => {
      await waitUntil(async () => (await listPrimaries()).length === 1, patienceMs);
      const [primary] = await listPrimaries();
      if (!primary) throw new Error(`There is no primary: see the logs in ${dir}.`);
      return primary;
    },
    untilWhole: async () => {
      const isWhole = async () =>
        (await listPrimaries()).length === 1 &&
        (await which(({ isReplica }) => isReplica())).length === nodes.length - 1;
      if (!(await waitUntil(isWhole, patienceMs)))
        throw new Error(`The cluster isn't whole: see the logs in ${dir}.`);
    },
  };
}

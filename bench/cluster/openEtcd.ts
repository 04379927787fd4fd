import { findFreePort, waitUntil } from '../../packages/server/src/database/testing/index';
import type { ClusterPlace } from './openClusterPlace';
import { startProgram } from './startProgram';

const members = 3;
const patienceMs = 30_000;

/** Three etcd members that elect the primary. */
export type Etcd = { hosts: readonly string[]; close: () => Promise<void> };

/** Starts them, and waits until they agree. */
export async function openEtcd(place: ClusterPlace): Promise<Etcd> {
  const ports = await Promise.all(Array.from({ length: 2 * members }, findFreePort));
  const all = Array.from({ length: members }, (_, at) => ({
    name: `e${at + 1}`,
    client: `http://127.0.0.1:${ports[at]}`,
    peer: `http://127.0.0.1:${ports[at + members]}`,
  }));
  const cluster = all.map(({ name, peer }) => `${name}=${peer}`).join(',');
  const running = all.map(({ name, client, peer }) =>
    startProgram(place, {
      name,
      // Debian's etcd refuses to run on arm64 without it.
      env: { ETCD_UNSUPPORTED_ARCH: 'arm64' },
      command: [
        'etcd',
        ...['--name', name, '--data-dir', place.makeDir(`etcd-${name}`)],
        ...['--listen-client-urls', client, '--advertise-client-urls', client],
        ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
        ...['--initial-cluster', cluster, '--initial-cluster-state', 'new'],
      ],
    }),
  );
  const isHealthy = async (client: string) =>
    (
      await fetch(`${client}/health`)
        .then((answer) => answer.text())
        .catch(() => '')
    )?.includes('"true"');
  const agree = async () => (await Promise.all(all.map(({ client }) => isHealthy(client)))).every(Boolean);
  if (!(await waitUntil(agree, patienceMs))) throw new Error(`etcd didn't start: see ${place.dir}/e1.log.`);
  return {
    hosts: all.map(({ client }) => client.replace('http://', '')),
    close: async () => {
      await Promise.all(running.map(({ kill }) => kill()));
    },
  };
}

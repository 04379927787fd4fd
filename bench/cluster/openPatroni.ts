import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './openClusterPlace';
import { type Program, startProgram } from './startProgram';

/** A PostgreSQL under Patroni, as one machine of a cluster. */
export type PatroniNode = {
  name: string;
  postgresPort: number;
  restPort: number;
  start: () => void;
  /** Ends all its processes at once, as if the machine had died. */
  die: () => Promise<void>;
  /** Stops all its processes without ending them; returns how to continue. */
  freeze: () => () => void;
  isPrimary: () => Promise<boolean>;
  /** Has it everything that was acknowledged? */
  isSynchronous: () => Promise<boolean>;
  /** Does it follow a primary? */
  isReplica: () => Promise<boolean>;
};

type Input = {
  name: string;
  ports: { postgres: number; rest: number };
  etcd: readonly string[];
  password: string;
};

/** Like docs/operations.md, with short times, so that a run doesn't take long. */
const writeConfig = ({ dir, binDir }: ClusterPlace, { name, ports, etcd, password }: Input): string => `
scope: beckon
name: ${name}
restapi: { listen: "127.0.0.1:${ports.rest}", connect_address: "127.0.0.1:${ports.rest}" }
etcd3: { hosts: [${etcd.map((host) => `"${host}"`).join(', ')}] }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    primary_start_timeout: 10
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, max_wal_size: 256MB }
  initdb: [{ encoding: UTF8 }, { locale: C }, data-checksums]
  pg_hba:
    - host replication replicator 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
postgresql:
  listen: "127.0.0.1:${ports.postgres}"
  connect_address: "127.0.0.1:${ports.postgres}"
  data_dir: ${join(dir, name, 'data')}
  bin_dir: ${binDir}
  pgpass: ${join(dir, name, 'pgpass')}
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  parameters: { unix_socket_directories: ${join(dir, name)} }
`;

/** Describes a node in a folder of its own, which must exist; `start` runs it. */
export function openPatroni(place: ClusterPlace, input: Input): PatroniNode {
  const { name, ports } = input;
  const file = place.write(`${name}.yml`, writeConfig(place, input));
  const dataDir = join(place.dir, name, 'data');
  let patroni: Program | undefined;
  const ask = async (path: string) =>
    await fetch(`http://127.0.0.1:${ports.rest}${path}`, { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const listProcesses = () => [...(patroni ? [patroni.pid] : []), ...findPostgres(dataDir)];
  return {
    name,
    postgresPort: ports.postgres,
    restPort: ports.rest,
    start: () => {
      patroni = startProgram(place, { name, command: ['patroni', file] });
    },
    die: async () => {
      signal(listProcesses(), 'SIGKILL');
      await patroni?.kill();
    },
    freeze: () => {
      const frozen = listProcesses();
      signal(frozen, 'SIGSTOP');
      return () => signal(frozen, 'SIGCONT');
    },
    isPrimary: () => ask('/primary'),
    isSynchronous: () => ask('/sync'),
    isReplica: () => ask('/replica'),
  };
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** The server of a data folder and its children. */
function findPostgres(dataDir: string): number[] {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // A dead one leaves its file, and its number may be someone else's by now.
  if (!isIn(postmaster, dataDir)) return [];
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  return [postmaster, ...children.map(Number)];
}

function isIn(pid: number, dir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dir);
  } catch {
    return false;
  }
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

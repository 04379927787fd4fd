import { spawnSync } from 'node:child_process';
import { findFreePort, isAnswering, waitUntil } from '../../packages/server/src/database/testing/index';
import type { ClusterPlace } from './openClusterPlace';
import { startProgram } from './startProgram';

const patienceMs = 30_000;

/** A pooler in front of the database. */
export type PgBouncer = { url: string; version: string; close: () => Promise<void> };

/** Starts PgBouncer in transaction mode; `url` is the database's own. */
export async function openPgBouncer(place: ClusterPlace, url: string): Promise<PgBouncer> {
  const port = await findFreePort();
  const { hostname, port: databasePort, username, password, pathname } = new URL(url);
  const users = place.write('users.txt', `"${username}" "${password}"\n`);
  const file = place.write(
    'pgbouncer.ini',
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 30
max_client_conn = 1000
server_connect_timeout = 2
server_login_retry = 1
`,
  );
  const running = startProgram(place, { name: 'pgbouncer', command: ['pgbouncer', file] });
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const pooled = new URL(url);
  pooled.port = String(port);
  if (!(await waitUntil(() => isAnswering(pooled.href), patienceMs)))
    throw new Error(`PgBouncer didn't start: see ${place.dir}/pgbouncer.log.`);
  return {
    url: pooled.href,
    version: /PgBouncer (\S+)/.exec(stdout)?.[1] ?? '',
    close: () => running.kill(),
  };
}

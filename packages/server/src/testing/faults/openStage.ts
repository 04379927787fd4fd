import { chmodSync, rmSync } from 'node:fs';
import type { Sql } from '../../database/index';
import { findFreePort, openPool, waitUntil } from '../../database/testing/index';
import { writeSamples } from '../../sample/index';
import { makeTempDir } from '../makeInstallation';
import { startPostgres, type TestPostgres } from '../startPostgres';
import { mountSmallDisk, type SmallDisk } from './mountSmallDisk';
import { openBalancer } from './openBalancer';
import { type Fleet, openFleet, type StartServer } from './openFleet';

const patienceMs = 30_000;
const diskMb = 400;

/** Two servers behind a balancer on one PostgreSQL, each with its own route to it, on a small disk if the system allows mounting one. */
export type Stage = {
  url: string;
  sql: Sql;
  postgres: TestPostgres;
  fleet: Fleet;
  disk: SmallDisk;
  dir: string;
  /** Calls that a server had accepted and broke off. */
  countBroken: () => number;
  close: () => Promise<void>;
};

/** The key of its servers. */
export const stageKey = 'a key of this test and of nothing else';

/** Sets the stage. */
export async function openStage(start: StartServer): Promise<Stage> {
  const dir = makeTempDir();
  chmodSync(dir, 0o755);
  const disk = mountSmallDisk(dir, diskMb);
  const postgres = await startPostgres(dir);
  const balancer = await openBalancer();
  const env = {
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '1',
    SECRET_KEY: stageKey,
  };
  const { url: databaseUrl } = postgres;
  const fleet = openFleet({ start, env, databaseUrl, onPorts: balancer.setPorts, findPort: findFreePort });
  const [sql, admin] = [openPool(postgres.url, 2), openPool(postgres.adminUrl, 1)];
  const close = async () => {
    await fleet.killAll();
    await Promise.all([sql.end({ timeout: 1 }), admin.end({ timeout: 1 })]);
    await balancer.close();
    await postgres.stop();
    disk.unmount();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    // Otherwise the write-ahead log would fill the small disk by itself.
    await admin`alter system set max_wal_size = '64MB'`;
    await admin`select pg_reload_conf()`;
    await fleet.add();
    await fleet.add();
    await writeSamples(sql);
    // The sample may send as many as the load needs.
    await sql`update accounts set sms_daily_parts = 1000000 where account_id = 1001`;
    const answers = async () => (await fetch(`${balancer.url}/readyz`).catch(() => undefined))?.ok === true;
    if (!(await waitUntil(answers, patienceMs))) throw new Error('No server became ready.');
  } catch (error) {
    await close();
    throw error;
  }
  const { url, countBroken } = balancer;
  return { url, sql, postgres, fleet, disk, dir, countBroken, close };
}

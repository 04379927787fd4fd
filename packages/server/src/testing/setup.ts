import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, startEmbedded } from '../database/index';
import { prepareCluster } from '../database/testing/index';
import { buildServer } from './buildServer';
import { fillDatabase } from './fillDatabase';
import { makeTempDir } from './makeInstallation';
import { openAdminPool } from './openAdminPool';
import type { SharedCluster } from './SharedCluster';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    sharedCluster: SharedCluster;
    /** The built server, for tests that run it as a process. */
    serverEntry: string;
  }
}

type Cluster = { adminUrl: string; url: string; stop: () => Promise<void> };

const template = `beckon_template_${randomBytes(4).toString('hex')}`;
/** Nothing in the shared cluster must survive a crash; crash tests start their own clusters. */
const quickSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const log = { debug: () => undefined, error: () => undefined };
const passwordBytes = 24;
let cluster: Cluster | undefined;
let dataDir = '';
let buildDir = '';

/** Starts one cluster and builds the server once for the whole run: either takes longer than most test files. */
export async function setup(project: TestProject): Promise<void> {
  [dataDir, buildDir] = [makeTempDir(), makeTempDir()];
  const building = buildServer(buildDir);
  cluster = await openCluster(process.env['TEST_DATABASE_URL']);
  const { adminUrl, url } = cluster;
  await makeTemplate(adminUrl, url);
  project.provide('sharedCluster', { adminUrl, url, template });
  project.provide('serverEntry', await building);
}

/** Migrates one database, which every test file copies. */
async function makeTemplate(adminUrl: string, url: string): Promise<void> {
  const admin = openAdminPool(adminUrl);
  await admin`create database ${admin(template)} owner beckon`;
  await admin.end();
  const database = await openDatabase({ databaseUrl: url.replace(/\w+$/, template), dataDir: '', log });
  await fillDatabase(database.sql);
  await database.close();
}

async function skipDurability(adminUrl: string): Promise<void> {
  const admin = openAdminPool(adminUrl);
  for (const [name, value] of Object.entries(quickSettings))
    await admin.unsafe(`alter system set ${name} = ${value}`);
  await admin`select pg_reload_conf()`;
  await admin.end();
}

/** Thousands of connections prove their password with 1 round instead of 4,096. */
async function easeSignIns(adminUrl: string, urls: readonly string[]): Promise<void> {
  const admin = openAdminPool(adminUrl);
  await admin.begin(async (sql) => {
    await sql`set local scram_iterations = 1`;
    for (const { username, password } of urls.map((url) => new URL(url)))
      await sql.unsafe(`alter role ${username} password '${password}'`);
  });
  await admin.end();
}

/** The built-in PostgreSQL; `debian`, Debian's on a free port; or one whose administrator's address is given. */
async function openCluster(wanted: string | undefined): Promise<Cluster> {
  if (wanted === 'debian') {
    chmodSync(dataDir, 0o755);
    const debian = await startPostgres(dataDir);
    await skipDurability(debian.adminUrl);
    return debian;
  }
  if (wanted) {
    const password = randomBytes(passwordBytes).toString('hex');
    const name = await prepareCluster(wanted, password);
    const url = Object.assign(new URL(wanted), { username: name, password, pathname: `/${name}` });
    return { adminUrl: wanted, url: url.href, stop: async () => undefined };
  }
  const { url, stop } = await startEmbedded({ dataDir, log });
  const password = readFileSync(join(dataDir, 'superuser-password'), 'utf8');
  const adminUrl = url.replace(/\/\/.*@/, `//postgres:${password}@`).replace(/\w+$/, 'postgres');
  await skipDurability(adminUrl);
  await easeSignIns(adminUrl, [adminUrl, url]);
  return { adminUrl, url, stop };
}

/** Drops the template and stops the cluster after the last test. */
export async function teardown(): Promise<void> {
  if (cluster) {
    const admin = openAdminPool(cluster.adminUrl);
    await admin`drop database if exists ${admin(template)}`;
    await admin.end();
  }
  await cluster?.stop();
  for (const dir of [dataDir, buildDir]) rmSync(dir, { recursive: true, force: true });
}

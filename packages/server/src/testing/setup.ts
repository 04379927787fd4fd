import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/startEmbedded';
import { prepareCluster } from '../store/prepareCluster';
import { buildServer } from './buildServer';
import { makeTempDir } from './makeInstallation';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster that test files share: its administrator's address, and the server's own. */
    sharedCluster: { adminUrl: string; url: string };
    /** The built server, for tests that run it as a process. */
    serverEntry: string;
  }
}

type Cluster = { adminUrl: string; url: string; stop: () => Promise<void> };

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
  project.provide('sharedCluster', { adminUrl: cluster.adminUrl, url: cluster.url });
  project.provide('serverEntry', await building);
}

/** The built-in PostgreSQL; `debian`, Debian's on a free port; or one whose administrator's address is given. */
async function openCluster(wanted: string | undefined): Promise<Cluster> {
  if (wanted === 'debian') {
    chmodSync(dataDir, 0o755);
    return await startPostgres(dataDir);
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
  return { adminUrl, url, stop };
}

/** Stops it after the last test. */
export async function teardown(): Promise<void> {
  await cluster?.stop();
  for (const dir of [dataDir, buildDir]) rmSync(dir, { recursive: true, force: true });
}

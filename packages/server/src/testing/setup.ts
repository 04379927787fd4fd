import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Embedded, startEmbedded } from '../database/startEmbedded';
import { buildServer } from './buildServer';
import { makeTempDir } from './makeInstallation';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster that test files share: its administrator's address, and the server's own. */
    sharedCluster: { adminUrl: string; url: string };
    /** The built server, for tests that run it as a process. */
    serverEntry: string;
  }
}

let embedded: Embedded | undefined;
let dataDir = '';
let buildDir = '';

/** Starts one cluster and builds the server once for the whole run: either takes longer than most test files. */
export async function setup(project: TestProject): Promise<void> {
  [dataDir, buildDir] = [makeTempDir(), makeTempDir()];
  const log = { debug: () => undefined, error: () => undefined };
  const building = buildServer(buildDir);
  embedded = await startEmbedded({ dataDir, log });
  const password = readFileSync(join(dataDir, 'superuser-password'), 'utf8');
  const adminUrl = embedded.url.replace(/\/\/.*@/, `//postgres:${password}@`).replace(/\w+$/, 'postgres');
  project.provide('sharedCluster', { adminUrl, url: embedded.url });
  project.provide('serverEntry', await building);
}

/** Stops it after the last test. */
export async function teardown(): Promise<void> {
  await embedded?.stop();
  for (const dir of [dataDir, buildDir]) rmSync(dir, { recursive: true, force: true });
}

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Embedded, startEmbedded } from '../database/startEmbedded';
import { makeTempDir } from './makeInstallation';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster that test files share: its administrator's address, and the server's own. */
    sharedCluster: { adminUrl: string; url: string };
  }
}

let embedded: Embedded | undefined;
let dataDir = '';

/** Starts one cluster for the whole run: making one takes longer than most test files. */
export async function setup(project: TestProject): Promise<void> {
  dataDir = makeTempDir();
  embedded = await startEmbedded({ dataDir, log: { debug: () => undefined, error: () => undefined } });
  const password = readFileSync(join(dataDir, 'superuser-password'), 'utf8');
  const adminUrl = embedded.url.replace(/\/\/.*@/, `//postgres:${password}@`).replace(/\w+$/, 'postgres');
  project.provide('sharedCluster', { adminUrl, url: embedded.url });
}

/** Stops it after the last test. */
export async function teardown(): Promise<void> {
  await embedded?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../../env/pure/index';
import type { SystemUser } from './chooseDatabaseUser';
import type { Launch } from './chooseLaunch';

type NewCluster = {
  initdb: string;
  clusterDir: string;
  password: string;
  user: SystemUser | undefined;
  launch: Launch;
};

/** The folder where a cluster grows until it is complete. */
export const growingDir = (clusterDir: string): string => `${clusterDir}.new`;

/** Creates the empty folder of a new cluster, owned by the user PostgreSQL will run as. */
export function createGrowingDir(clusterDir: string, user: SystemUser | undefined): void {
  const dir = growingDir(clusterDir);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { mode: 0o700 });
  chmodSync(dir, 0o700);
  if (user) chownSync(dir, user.uid, user.gid);
}

/**
 * Creates a cluster once. It grows next to its final place and moves there when complete, so that an interrupted
 * start leaves nothing half done.
 */
export async function initCluster({ initdb, clusterDir, password, user, launch }: NewCluster): Promise<void> {
  const dir = growingDir(clusterDir);
  const passwordFile = `${clusterDir}.password`;
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const args = [
    ...['-D', dir, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    // The built-in provider sorts the same way on every machine, whatever its C library.
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...['--no-instructions', '-c', 'wal_level=logical'],
  ];
  const [command, ...rest] = [...launch.prefix, initdb, ...args];
  try {
    const child = spawn(command as string, rest, {
      ...launch.ids,
      cwd: dir,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    if (code !== 0)
      throw new StartError(`Creating the built-in database in ${clusterDir} failed: ${said.trim()}`);
    renameSync(dir, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
    if (existsSync(dir)) rmSync(dir, { recursive: true, force: true });
  }
}

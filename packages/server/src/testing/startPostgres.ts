import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chooseDatabaseUser,
  chooseLaunch,
  findFreePort,
  findProcessesIn,
  isAnswering,
  type Postmaster,
  parseUsers,
  prepareCluster,
  runPostmaster,
  waitUntil,
} from '../database/testing/index';
import { findPrograms, type Programs } from './findPrograms';
import { openAdminPool } from './openAdminPool';

/** A PostgreSQL server as an operator has one: it keeps its place across stops and starts. */
export type TestPostgres = {
  adminUrl: string;
  /** The server's own user, in its own database. */
  url: string;
  version: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Kills it (kill -9) and starts it until it runs: the first tries may find what the dead one left. */
  killAndStart: () => Promise<void>;
  /** Stops all its processes without ending them, as a machine does that hangs (SIGSTOP); returns how to continue. */
  freeze: () => () => void;
  /** Starts it if it has ended. */
  restartIfEnded: () => Promise<void>;
};

const startTimeoutMs = 30_000;
const passwordBytes = 24;

const readPostmasterId = (clusterDir: string): number =>
  Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The postmaster first: it starts no more children then. */
function freezeProcesses(clusterDir: string): () => void {
  const postmaster = readPostmasterId(clusterDir);
  process.kill(postmaster, 'SIGSTOP');
  const children = findProcessesIn(realpathSync(clusterDir), postmaster).filter((pid) => pid !== postmaster);
  const signal = (pid: number, name: NodeJS.Signals) => {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A child may just have ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  for (const pid of children) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of [...children, postmaster]) signal(pid, 'SIGCONT');
  };
}

/** Starts a separate PostgreSQL server in an empty folder, on a free port. */
export async function startPostgres(dir: string, programs: Programs = findPrograms()): Promise<TestPostgres> {
  const { initdb, postgres } = programs;
  const users = process.getuid?.() === 0 ? parseUsers(readFileSync('/etc/passwd', 'utf8')) : [];
  const user = chooseDatabaseUser({ uid: process.getuid?.(), owner: undefined, users });
  const clusterDir = join(dir, 'cluster');
  const [password, appPassword] = [1, 2].map(() => randomBytes(passwordBytes).toString('hex')) as [
    string,
    string,
  ];
  const passwordFile = join(dir, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(clusterDir, { mode: 0o700 });
  if (user) for (const path of [clusterDir, passwordFile, dir]) chownSync(path, user.uid, user.gid);
  const launch = chooseLaunch(user, [postgres, clusterDir]);
  const words = ['-D', clusterDir, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const [command, ...rest] = [...launch.prefix, initdb, ...words, '--encoding=UTF8', '--locale=C'];
  const made = spawnSync(command as string, rest, { ...launch.ids, cwd: clusterDir, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  let running: Postmaster | undefined;
  const start = async () => {
    running = runPostmaster({ postgres, clusterDir, port, launch, lockFd: undefined }, () => undefined);
    const isUp = await waitUntil(
      async () => running?.hasEnded() || (await isAnswering(adminUrl)),
      startTimeoutMs,
    );
    if (!isUp || running.hasEnded()) throw new Error(`PostgreSQL did not start: ${running.lastWords()}`);
  };
  await start();
  const name = await prepareCluster(adminUrl, appPassword);
  const sql = openAdminPool(adminUrl);
  const [row] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  await sql.end();
  return {
    adminUrl,
    url: `postgres://${name}:${appPassword}@127.0.0.1:${port}/${name}`,
    version: row?.version ?? '',
    start,
    stop: async () => {
      await running?.stop();
    },
    killAndStart: async () => {
      process.kill(readPostmasterId(clusterDir), 'SIGKILL');
      await waitUntil(() => running?.hasEnded() === true, startTimeoutMs);
      let words = '';
      const tries = async () =>
        await start().then(
          () => true,
          (error: Error) => {
            words = error.message;
            return false;
          },
        );
      if (!(await waitUntil(tries, startTimeoutMs))) throw new Error(words);
    },
    freeze: () => freezeProcesses(clusterDir),
    restartIfEnded: async () => {
      if (running?.hasEnded()) await start();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../env/pure/index';
import { prepareCluster } from '../store/prepareCluster';
import { chooseDatabaseUser, parseUsers, type SystemUser } from './chooseDatabaseUser';
import { chooseLaunch } from './chooseLaunch';
import { claimCluster } from './claimCluster';
import { createDataDir } from './createDataDir';
import type { DatabaseLog } from './DatabaseLog';
import { findBinaries } from './findBinaries';
import { findFreePort } from './findFreePort';
import { clusterName, hasCluster } from './hasCluster';
import { createGrowingDir, growingDir, initCluster } from './initCluster';
import { lockDataDir } from './lockDataDir';
import { repairSymlinks } from './repairSymlinks';
import { superviseDatabase } from './superviseDatabase';

const passwordBytes = 24;

/** A running built-in database: its address and how to stop it. */
export type Embedded = { url: string; stop: () => Promise<void> };

type EmbeddedInput = { dataDir: string; log: DatabaseLog; users?: SystemUser[] };

/** Starts the built-in PostgreSQL in a data folder that no other server uses. [OWN-20] */
export async function startEmbedded({ dataDir: wanted, log, users }: EmbeddedInput): Promise<Embedded> {
  hasCluster(wanted);
  const binaries = findBinaries();
  repairSymlinks(binaries.packageDir);
  createDataDir(wanted);
  const dataDir = realpathSync(wanted);
  const lock = await lockDataDir(dataDir);
  let release = lock.release;
  try {
    const clusterDir = join(dataDir, clusterName);
    const isNew = !hasCluster(dataDir);
    const user = chooseUser(clusterDir, users);
    const password = ensurePassword(join(dataDir, 'superuser-password'), isNew);
    if (isNew) createGrowingDir(clusterDir, user);
    const launch = chooseLaunch(user, [binaries.postgres, isNew ? growingDir(clusterDir) : clusterDir]);
    if (isNew) await initCluster({ initdb: binaries.initdb, clusterDir, password, user, launch });
    const claim = await claimCluster(clusterDir, lock.keeps);
    release = () => {
      claim.release();
      lock.release();
    };

    const { postgres } = binaries;
    const input = { postgres, clusterDir, launch, port: await findFreePort(), lockFd: claim.fd };
    const database = await superviseDatabase({ input, password, log });
    try {
      const urlFile = join(dataDir, 'database-url');
      const appPassword = randomBytes(passwordBytes).toString('hex');
      const name = await prepareCluster(database.adminUrl, appPassword);
      const url = `postgres://${name}:${appPassword}@127.0.0.1:${database.port}/${name}`;
      writeFileSync(urlFile, `${url}\n`, { mode: 0o600 });
      const stop = async () => {
        rmSync(urlFile, { force: true });
        await database.stop().finally(release);
      };
      return { url, stop };
    } catch (error) {
      await database.stop();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}

function chooseUser(clusterDir: string, users: SystemUser[] | undefined): SystemUser | undefined {
  const uid = process.getuid?.();
  if (uid !== 0) return undefined;
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  return chooseDatabaseUser({ uid, owner, users: users ?? parseUsers(readFileSync('/etc/passwd', 'utf8')) });
}

/** The password of PostgreSQL's own administrator. The server itself uses a user with fewer rights. */
function ensurePassword(path: string, isNew: boolean): string {
  // The one of a database that was moved away stays: it may come back.
  const known = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (known) return known;
  if (isNew) {
    const password = randomBytes(passwordBytes).toString('hex');
    writeFileSync(path, password, { mode: 0o600 });
    return password;
  }
  throw new StartError(
    `The file ${path} with the password of the built-in database is missing. Restore it from a backup.`,
  );
}

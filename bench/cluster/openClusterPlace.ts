import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseDatabaseUser, parseUsers } from '../../packages/server/src/database/testing/index';
import { installPackages } from '../../tools/browsers/installPackages';

const debianDir = '/usr/lib/postgresql';
const packages = ['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'pgbouncer', 'haproxy'];
const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/pgbouncer', '/usr/sbin/haproxy'];

/** Where a cluster lives: its folder, the user that its databases run as, and PostgreSQL's programs. */
export type ClusterPlace = {
  dir: string;
  /** Undefined: ourselves. */
  user: { uid: number; gid: number } | undefined;
  binDir: string;
  /** Gives a folder to this user. */
  own: (path: string) => string;
  /** Makes a folder that this user owns. */
  makeDir: (name: string) => string;
  /** Writes a file that this user owns; returns its path. */
  write: (name: string, text: string) => string;
};

const findBinDir = (): string | undefined => {
  const versions = existsSync(debianDir) ? readdirSync(debianDir).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(debianDir, version, 'bin'))
    .find((dir) => existsSync(`${dir}/postgres`));
};

/** Prepares a folder for a cluster, and installs Debian's packages where they are missing. */
export function openClusterPlace(dir: string): ClusterPlace {
  const isComplete = () => programs.every((file) => existsSync(file)) && findBinDir() !== undefined;
  const failed = isComplete() ? undefined : installPackages(packages);
  const binDir = findBinDir();
  if (!isComplete() || !binDir) throw new Error(`Install ${packages.join(', ')} first. ${failed ?? ''}`);
  const users = process.getuid?.() === 0 ? parseUsers(readFileSync('/etc/passwd', 'utf8')) : [];
  const user = chooseDatabaseUser({ uid: process.getuid?.(), owner: undefined, users });
  const give = (path: string): string => {
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  return {
    dir: give(dir),
    user,
    binDir,
    own: give,
    makeDir: (name) => {
      mkdirSync(join(dir, name), { mode: 0o700 });
      return give(join(dir, name));
    },
    write: (name, text) => {
      writeFileSync(join(dir, name), text, { mode: 0o600 });
      return give(join(dir, name));
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTempDir } from '../../testing/makeInstallation';
import { claimCluster } from './claimCluster';
import { describeSelf } from './identifyHost';

const self = describeSelf('name');
const shortMs = 100;
let [top, clusterDir, pidFile, lockFile] = ['', '', '', ''];
beforeEach(() => {
  top = makeTempDir();
  clusterDir = join(top, 'postgres-18');
  mkdirSync(clusterDir);
  [pidFile, lockFile] = [join(clusterDir, 'postmaster.pid'), `${clusterDir}.lock`];
});
afterEach(() => rmSync(top, { recursive: true }));

const leave = (holder: object | undefined, pid: number) => {
  writeFileSync(pidFile, `${pid}\n`);
  if (holder) writeFileSync(lockFile, JSON.stringify(holder));
};
const startIn = async (cwd: string, fd: number | 'ignore' = 'ignore') => {
  const child = spawn('sleep', ['60'], { cwd, stdio: ['ignore', 'ignore', 'ignore', fd] });
  await once(child, 'spawn');
  return child;
};

describe('claimCluster', () => {
  const foreign = { ...self, pidNamespace: 'pid:[1]' };
  it.each([
    ['an unknown holder', undefined],
    ['another container', foreign],
    ['an unknown machine', { ...self, bootId: undefined }],
  ])('leaves what %s left behind alone, and refuses to start', async (_title, holder) => {
    leave(holder, 4_194_303);
    for (const keeps of ['flock', 'name'] as const) {
      await expect(claimCluster(clusterDir, keeps, shortMs)).rejects.toThrow(
        /postmaster\.pid says that PostgreSQL is using this folder.* delete that file and start again/,
      );
      expect(readFileSync(pidFile, 'utf8')).toBe('4194303\n');
    }
  });

  it.each([
    ['a dead process of this container', self, 'name'],
    ['a program that has the number now', self, 'name'],
    ['a container whose processes have all ended', { ...foreign, keeps: 'flock' }, 'flock'],
    ['the time before a reboot', { ...foreign, bootId: 'another' }, 'name'],
  ] as const)('the lock file of %s is removed', async (title, holder, keeps) => {
    leave(holder, title.startsWith('a program') ? process.pid : 4_194_303);
    const claim = await claimCluster(clusterDir, keeps, shortMs);
    expect(existsSync(pidFile)).toBe(false);
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toEqual({ ...self, keeps });
    claim.release();
    expect(existsSync(lockFile)).toBe(false);
  });

  it('ends an orphan of this container', async () => {
    const orphan = await startIn(clusterDir);
    leave(self, orphan.pid ?? 0);
    const ended = once(orphan, 'exit');
    (await claimCluster(clusterDir, 'name')).release();
    expect((await ended)[1]).toBe('SIGINT');
  });

  it('the lock lasts as long as one PostgreSQL process lives, wherever it runs', async () => {
    const claim = await claimCluster(clusterDir, 'flock');
    const postgres = await startIn(top, claim.fd);
    writeFileSync(pidFile, '4194303\n');
    claim.release();
    await expect(claimCluster(clusterDir, 'flock', shortMs)).rejects.toThrow(
      /earlier PostgreSQL \(in another container\) is still using .*postgres-18\. End that process/,
    );
    expect(existsSync(pidFile)).toBe(true);
    const next = claimCluster(clusterDir, 'flock');
    postgres.kill('SIGKILL');
    (await next).release();
    expect([existsSync(pidFile), existsSync(lockFile)]).toEqual([false, false]);
  });
});

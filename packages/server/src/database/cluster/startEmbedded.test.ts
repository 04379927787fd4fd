import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTempDir } from '../../testing/makeInstallation';
import { openPool } from '../openPool';
import { waitUntil } from '../waitUntil';
import { findProcessesIn } from './findProcessesIn';
import { type Embedded, startEmbedded } from './startEmbedded';

const log = { debug: () => undefined, error: () => undefined };
const isRoot = process.getuid?.() === 0;
let top = '';
let running: Embedded | undefined;
beforeEach(() => {
  top = makeTempDir();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(top, { recursive: true, force: true });
});

const start = async (dataDir: string, users?: Parameters<typeof startEmbedded>[0]['users']) => {
  running = await startEmbedded({ dataDir, log, ...(users ? { users } : {}) });
  return running;
};
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const readCapabilities = (pid: number) => {
  if (process.platform !== 'linux') return 0n;
  return BigInt(`0x${/^CapEff:\s*(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]}`);
};
const ask = async (url: string, text: string) => {
  const sql = openPool(url, 1);
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
};

describe('startEmbedded', () => {
  it('OWN-20 keeps its data from one start to the next, its secrets to its owner, and stops at the end', async () => {
    const dataDir = join(top, 'deep', 'data');
    const { url, stop } = await start(dataDir);
    expect(readFileSync(join(dataDir, 'database-url'), 'utf8').trim()).toBe(url);
    expect(
      ['database-url', 'superuser-password', 'postgres-18'].map((name) => modeOf(join(dataDir, name))),
    ).toEqual(['600', '600', '700']);
    expect(
      await ask(url, "select current_setting('wal_level') as wal, current_setting('is_superuser') as root"),
    ).toEqual([{ wal: 'logical', root: 'off' }]);
    await ask(url, 'create table kept as select 42 as answer');
    await expect(ask(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(`process ID ${process.pid}`);
    const owner = readFileSync(join(dataDir, 'postgres-18.lock'), 'utf8');
    await stop();
    expect(findProcessesIn(join(dataDir, 'postgres-18'), 0)).toEqual([]);
    expect(['lock', 'postgres-18.lock', 'database-url'].some((name) => existsSync(join(dataDir, name)))).toBe(
      false,
    );

    // What a killed server leaves behind: a PostgreSQL lock with a process id that now belongs to another program, and an
    // interrupted start.
    writeFileSync(join(dataDir, 'postgres-18', 'postmaster.pid'), `${process.pid}\n`);
    writeFileSync(join(dataDir, 'postgres-18.lock'), owner);
    mkdirSync(join(dataDir, 'postgres-18.new'));
    const again = await start(dataDir);
    expect(await ask(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.stop();

    rmSync(join(dataDir, 'superuser-password'));
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(/superuser-password.*missing/);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('D03 comes back by itself when its PostgreSQL is killed, with every committed row', async () => {
    const { url } = await start(join(top, 'data'));
    const sql = openPool(url, 2);
    await sql`create table kept as select 42 as answer`;
    const postmasterFile = join(top, 'data', 'postgres-18', 'postmaster.pid');
    process.kill(Number.parseInt(readFileSync(postmasterFile, 'utf8'), 10), 'SIGKILL');
    const isBack = () =>
      sql`select answer from kept`.then(([row]) => row?.['answer'] === 42).catch(() => false);
    await waitUntil(async () => !(await isBack()), 5000);
    expect(await waitUntil(isBack, 30_000)).toBe(true);
    await sql.end();
  });

  // What root meets besides: folders that the lent user cannot enter, and machines without a user "postgres".
  const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
  const situations = isRoot
    ? [
        { title: 'as root below a folder only root may enter', users: undefined, mode: 0o700 },
        { title: 'as root on a machine without a user postgres', users: [nobody], mode: 0o755 },
      ]
    : [{ title: 'as an ordinary user below a folder of his own', users: undefined, mode: 0o700 }];

  it.each(situations)('OWN-20 works $title', async ({ users, mode }) => {
    const closed = join(top, 'closed');
    mkdirSync(closed);
    chmodSync(top, 0o755);
    chmodSync(closed, mode);
    const { url } = await start(join(closed, 'data'), users);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const cluster = join(closed, 'data', 'postgres-18');
    expect(statSync(cluster).uid).toBe(users ? nobody.uid : statSync(cluster).uid);
    if (isRoot) expect(statSync(cluster).uid).not.toBe(0);
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    // Nothing, or the one capability to walk through closed folders.
    expect([0n, mode === 0o700 && isRoot ? 4n : 0n]).toContain(readCapabilities(pid));
  });
});

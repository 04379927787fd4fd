import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@beckon/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clusterName } from './database/index';
import { findProcessesIn, tryFlock } from './database/testing/index';
import { numbersOf } from './numbers/index';
import { makeInstallation, makeTempDir } from './testing/makeInstallation';
import { openSealedPool } from './testing/openSealedPool';
import { buildPhoneBody } from './testing/postPhone';
import { type RunningMain, runMain } from './testing/runMain';

// Like two containers on one volume: own process ids, own /proc, own shared memory, the same folder.
const container = ['unshare', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
const mayUnshare = spawnSync('unshare', [...container.slice(1), 'true']).status === 0;
let [root, dataDir] = ['', ''];
const started: RunningMain[] = [];
beforeAll(() => {
  root = makeInstallation();
  dataDir = makeTempDir();
});
afterEach(async () => {
  for (const { child, exitCode } of started.splice(0)) {
    child.kill('SIGTERM');
    await exitCode();
  }
});
afterAll(() => {
  for (const dir of [root, dataDir]) rmSync(dir, { recursive: true, force: true });
});

const run = async (within: string[]) => {
  const main = await runMain({ root, env: { DATA_DIR: dataDir }, within });
  started.push(main);
  return main;
};
const post = (main: RunningMain, phone: string) =>
  fetch(`${main.url}${calls.createSubscriberByPhoneNumber.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify(buildPhoneBody({ phone_number: phone })),
  }).then((answer) => answer.json());
const selectPhones = async () => {
  const key = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim();
  const url = readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
  const sql = await openSealedPool(url, key);
  const rows = await sql<{ phone: string }[]>`select phone from subscribers`;
  await sql.end();
  return rows.map(({ phone }) => numbersOf(sql).open(1001, phone)).sort();
};
const readPostmaster = () => readFileSync(join(dataDir, clusterName, 'postmaster.pid'), 'utf8');
const askFor = (name: string) => {
  const fd = openSync(join(dataDir, name), 'r');
  const answer = tryFlock(fd);
  closeSync(fd);
  return answer;
};
const taken = { state: true, errors: [] };

describe('servers in several containers on one data folder', () => {
  const within = mayUnshare ? container : [];

  it('OWN-20 only one server gets the folder, a dead one frees it, no accepted row is lost', {
    timeout: 240_000,
  }, async () => {
    const first = await run([]);
    const postmaster = readPostmaster();
    const second = await run(within);
    expect([second.url, await second.exitCode()]).toEqual([undefined, 1]);
    const who = mayUnshare ? 'another server, in another container' : 'the server with process ID';
    expect(second.stderr()).toContain(`${dataDir} is in use by ${who}`);
    expect(readPostmaster()).toBe(postmaster);
    expect(await post(first, '+14155552671')).toEqual(taken);

    // Killed while its PostgreSQL cannot end: the folder is free at once, the cluster is not.
    const postgres = Number.parseInt(postmaster, 10);
    process.kill(postgres, 'SIGSTOP');
    first.child.kill('SIGKILL');
    await first.exitCode();
    try {
      expect([askFor('lock'), askFor(`${clusterName}.lock`)]).toEqual(['taken', 'held']);
    } finally {
      process.kill(postgres, 'SIGCONT');
    }

    const inside = await run(within);
    expect([inside.stderr(), await selectPhones()]).toEqual(['', ['+14155552671']]);
    expect(await post(inside, '+14155552672')).toEqual(taken);
    // Everything in the container dies, and its PostgreSQL, which has no time to end, leaves its lock file.
    const left = mayUnshare ? findProcessesIn(join(dataDir, clusterName), 0) : [];
    for (const pid of left) process.kill(pid, 'SIGSTOP');
    inside.child.kill('SIGKILL');
    await inside.exitCode();
    if (mayUnshare) expect(Number.parseInt(readPostmaster(), 10)).toBeGreaterThan(0);

    const last = await run([]);
    expect([last.stderr(), await selectPhones()]).toEqual(['', ['+14155552671', '+14155552672']]);
  });
});

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeSelf } from './identifyHost';
import { lockDataDir } from './lockDataDir';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-test-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const self = describeSelf('name');
const leave = (left: object | string) =>
  writeFileSync(join(dir, 'lock'), typeof left === 'string' ? left : JSON.stringify(left));

describe.each([
  { kind: 'by a lock of the operating system', command: 'flock' },
  { kind: 'by name, where there are no such locks', command: 'no-such-command' },
])('lockDataDir $kind', ({ command }) => {
  const lockDir = () => lockDataDir(dir, command);

  it('refuses a folder in use, naming it and the process id of its holder', async () => {
    const lock = await lockDir();
    await expect(lockDir()).rejects.toThrow(`${dir} is in use by the server with process ID ${process.pid}`);
    lock.release();
    expect(existsSync(join(dir, 'lock'))).toBe(false);
    const next = await lockDir();
    // Released twice by mistake: the next holder keeps its claim.
    lock.release();
    await expect(lockDir()).rejects.toThrow('is in use');
    next.release();
  });

  it.each([
    ['a process that is gone', { ...self, pid: 4_194_303 }],
    ['a process whose number another one has now', { ...self, started: '1' }],
    ['a process before a reboot', { ...self, bootId: 'another' }],
    ['an unreadable holder', 'nonsense'],
  ])('the lock of %s does not block', async (_title, left) => {
    leave(left);
    (await lockDir()).release();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('finds a holder without a system lock by its name', async () => {
    leave(self);
    await expect(lockDir()).rejects.toThrow(`process ID ${process.pid}`);
  });

  it('treats a holder in another container that left only its name as alive', async () => {
    leave({ ...self, pid: 4_194_303, pidNamespace: 'pid:[1]' });
    const before = readFileSync(join(dir, 'lock'), 'utf8');
    await expect(lockDir()).rejects.toThrow(/may be in use by a server in another container.* delete .*lock/);
    expect(readFileSync(join(dir, 'lock'), 'utf8')).toBe(before);
  });

  it('an empty lock left by a full disk does not block forever', async () => {
    leave('');
    utimesSync(join(dir, 'lock'), 0, 0);
    (await lockDir()).release();
  });

  it('only one of many that find a dead lock at once gets the folder', async () => {
    leave({ ...self, pid: 4_194_303 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, lockDir));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'fulfilled') result.value.release();
  });
});

it('the name of a holder in another container whose lock is free does not block', async () => {
  leave({ ...self, pid: 4_194_303, pidNamespace: 'pid:[1]', keeps: 'flock' });
  (await lockDataDir(dir)).release();
  expect(readdirSync(dir)).toEqual([]);
});

it('creates the lock file again if it disappears between opening and locking', async () => {
  const tools = mkdtempSync(join(tmpdir(), 'beckon-test-'));
  const command = join(tools, 'flock-late');
  // On the second call, which is the first about the file, the previous holder has just removed it.
  const script = `#!/bin/sh\necho >> ${tools}/asked\n[ "$(wc -l < ${tools}/asked)" -eq 2 ] && rm ${dir}/lock\nexec flock "$@"\n`;
  writeFileSync(command, script, { mode: 0o755 });
  const lock = await lockDataDir(dir, command);
  rmSync(tools, { recursive: true });
  await expect(lockDataDir(dir)).rejects.toThrow(`process ID ${process.pid}`);
  lock.release();
});

it('a server does not remove a lock by name that another one took over', async () => {
  const lock = await lockDataDir(dir, 'no-such-command');
  leave('another');
  lock.release();
  expect(existsSync(join(dir, 'lock'))).toBe(true);
});

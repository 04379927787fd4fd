import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identifyProcess } from './identifyProcess';
import { lockDataDir } from './lockDataDir';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-test-'));
});
afterEach(() => rmSync(dir, { recursive: true }));
const leave = (text: string) => writeFileSync(join(dir, 'lock'), text);

describe('lockDataDir', () => {
  it('a held folder is refused with its name and the process id of the holder', async () => {
    const lock = await lockDataDir(dir);
    await expect(lockDataDir(dir)).rejects.toThrow(
      `${dir} is in use by the server with process id ${process.pid}`,
    );
    lock.release();
    expect(existsSync(join(dir, 'lock'))).toBe(false);
    (await lockDataDir(dir)).release();
  });

  it.each([
    ['a process that is gone', '4194303 some-boot/123'],
    ['a process whose number another one has now', `${process.pid} some-boot/123`],
    ['a process before a reboot', `1 ${identifyProcess(1)?.replace(/^[^/]+/, 'other-boot')}`],
    ['nobody readable', 'nonsense'],
  ])('the lock of %s does not block', async (_title, text) => {
    leave(text);
    (await lockDataDir(dir)).release();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('an empty lock, left by a full disk, does not block for ever', async () => {
    leave('');
    utimesSync(join(dir, 'lock'), 0, 0);
    (await lockDataDir(dir)).release();
  });

  it('of many who find a dead lock at once, one gets the folder', async () => {
    leave('4194303 some-boot/123');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dir)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a lock that another server has taken over is not removed by the first', async () => {
    const lock = await lockDataDir(dir);
    leave('1 another');
    lock.release();
    expect(existsSync(join(dir, 'lock'))).toBe(true);
  });
});

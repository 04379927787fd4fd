import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { parseAccountConfig } from '../testing/parseAccountConfig';
import { waitFor } from '../testing/waitFor';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp('own');
});
afterAll(() => test.close());

const addresses = [
  '/1001.js',
  '/widget/bootstrap?page_id=1001',
  '/widget/texts?page_id=1001&languages=de',
  '/widget.js',
  '/pixel.js',
];
const longestMs = 1000;
const hourMs = 3_600_000;

/** The processes of the test's own PostgreSQL: those that serve its connections, and the one that starts them. */
async function listProcesses(): Promise<number[]> {
  const rows = await test.sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  const parentOf = (pid: number) =>
    execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  const [own] = await test.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return [Number(parentOf(own?.pid ?? 0)), ...rows.map(({ pid }) => pid)];
}

it('OWN-05 D10 while the database is frozen, pages get what they load from memory at once, and the change after that', {
  timeout: 60_000,
}, async () => {
  const first = await Promise.all(addresses.map((url) => test.app.inject(url)));
  const processes = await listProcesses();
  const clock = vi.spyOn(performance, 'now');
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    for (const hours of [0, 1, 5]) {
      const startedMs = Date.now();
      clock.mockReturnValue(startedMs + hours * hourMs);
      for (const [at, url] of addresses.entries()) {
        const answer = await test.app.inject(url);
        expect([url, answer.statusCode, answer.body]).toEqual([url, 200, first[at]?.body]);
      }
      expect(Date.now() - startedMs).toBeLessThan(longestMs);
    }
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    clock.mockRestore();
  }
  await test.sql`update widgets set name = 'After the frost' where account_id = 1001`;
  const isChanged = async () =>
    parseAccountConfig((await test.app.inject('/1001.js')).body).widgets[0]?.name === 'After the frost';
  expect(await waitFor(isChanged)).toBe(true);
});

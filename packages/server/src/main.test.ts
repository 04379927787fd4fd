import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { calls } from '@beckon/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clusterName } from './database/index';
import { findProcessesIn, openPool, waitUntil } from './database/testing/index';
import { createLogger } from './http/index';
import { numbersOf } from './numbers/index';
import { makeInstallation, makeTempDir } from './testing/makeInstallation';
import { openSealedPool } from './testing/openSealedPool';
import { openTestDatabase } from './testing/openTestDatabase';
import { buildPhoneBody } from './testing/postPhone';
import { type RunningMain, runMain } from './testing/runMain';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
let [root, top] = ['', ''];
const started: RunningMain[] = [];
beforeAll(() => {
  root = makeInstallation();
  top = makeTempDir();
  for (const dir of [root, top]) chmodSync(dir, 0o755);
});
afterEach(async () => {
  for (const { child, exitCode } of started.splice(0)) {
    child.kill('SIGTERM');
    await exitCode();
  }
});
afterAll(() => {
  for (const dir of [root, top]) rmSync(dir, { recursive: true, force: true });
});

const run = async (env: Record<string, string>, uid?: number) => {
  const main = await runMain({ root, env, ...(uid === undefined ? {} : { uid }) });
  started.push(main);
  return main;
};
const expectRefusal = async (main: RunningMain, sentence: string | RegExp) => {
  expect([main.url, await main.exitCode()]).toEqual([undefined, 1]);
  expect(main.stderr()).toMatch(sentence);
  // One sentence for the operator: no stack trace, and nothing that looks like a secret.
  expect(main.stderr()).toMatch(/^Beckon couldn't start\. [^\n]+\n$/);
  expect(main.stderr()).not.toMatch(/ {4}at |hunter2/);
};
const post = (url: string | undefined, phone: string) =>
  fetch(`${url}${calls.createSubscriberByPhoneNumber.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify(buildPhoneBody({ phone_number: phone })),
  });
const openDatabaseOf = (dataDir: string) =>
  openPool(readFileSync(join(dataDir, 'database-url'), 'utf8').trim(), 1);
const selectPhones = async (dataDir: string) => {
  const key = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim();
  const url = readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
  const sql = await openSealedPool(url, key);
  const rows = await sql<{ phone: string }[]>`select phone from subscribers`;
  await sql.end();
  return rows.map(({ phone }) => numbersOf(sql).open(1001, phone)).sort();
};
const clusterOf = (dataDir: string) => findProcessesIn(join(dataDir, clusterName), 0);

describe('the server as a process', () => {
  it('OWN-20 keeps data after a stop and a kill, and refuses a second server', {
    timeout: 240_000,
  }, async () => {
    const dataDir = join(top, 'data');
    const first = await run({ DATA_DIR: dataDir });
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await (await post(first.url, '+14155552671')).json()).toEqual({ state: true, errors: [] });

    const second = await run({ DATA_DIR: dataDir });
    await expectRefusal(second, `${dataDir} is in use by the server with process ID ${first.child.pid}`);

    const otherDir = join(top, 'other');
    const third = await run({ DATA_DIR: otherDir, PORT: new URL(first.url ?? '').port });
    await expectRefusal(third, /Another program is using port \d+ on 127\.0\.0\.1/);
    expect([clusterOf(otherDir), existsSync(join(otherDir, 'lock'))]).toEqual([[], false]);

    const sql = readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
    await expectRefusal(
      await run({ DATABASE_URL: sql.replace(/:[0-9a-f]+@/, ':hunter2@') }),
      'password is wrong',
    );

    first.child.kill('SIGTERM');
    expect(await first.exitCode()).toBe(0);
    expect(first.messages().slice(-2)).toEqual(['Beckon is stopping', 'Beckon has stopped']);
    expect(clusterOf(dataDir)).toEqual([]);

    const again = await run({ DATA_DIR: dataDir });
    expect(await selectPhones(dataDir)).toEqual(['+14155552671']);
    await post(again.url, '+14155552672');
    again.child.kill('SIGKILL');
    await again.exitCode();

    // At once: what the killed server left is still shutting down.
    const last = await run({ DATA_DIR: dataDir });
    expect(last.stderr()).toBe('');
    expect(await selectPhones(dataDir)).toEqual(['+14155552671', '+14155552672']);
    last.child.kill('SIGINT');
    expect(await last.exitCode()).toBe(0);
  });

  it('D15 SIGTERM rejects new visitors, finishes running requests and stops the database last', async () => {
    const dataDir = join(top, 'drain');
    const main = await run({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
    const sql = openDatabaseOf(dataDir);
    const { port } = new URL(main.url ?? '');
    // A request whose last line arrives only after the signal.
    const half = connect(Number(port), '127.0.0.1');
    await once(half, 'connect');
    half.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n');

    let answering: Promise<Response> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`lock table subscribers in exclusive mode`;
      answering = post(main.url, '+14155552673');
      const isWaiting = async () => (await transaction`select from pg_locks where not granted`).length > 0;
      expect(await waitUntil(isWaiting, 30_000)).toBe(true);
      main.child.kill('SIGTERM');
      const isClosed = () =>
        fetch(`${main.url}/healthz`).then(
          () => false,
          () => true,
        );
      expect(await waitUntil(isClosed, 30_000)).toBe(true);
      half.write('\r\n');
      const [said] = await once(half, 'data');
      expect(String(said)).toMatch(/^HTTP\/1\.1 503 /);
    });
    expect((await answering)?.status).toBe(200);
    await sql.end();
    const answeredMs = performance.now();
    expect(await main.exitCode()).toBe(0);
    // A keep-alive connection does not delay the end.
    expect(performance.now() - answeredMs).toBeLessThan(5000);
    const said = main.messages();
    const order = [
      said.indexOf('Beckon is stopping'),
      said.lastIndexOf('answered'),
      said.findIndex((message) => message.includes('received fast shutdown request')),
      said.indexOf('Beckon has stopped'),
    ];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('OWN-20 runs as an ordinary user, and explains when that user cannot write', async () => {
    const uid = isRoot ? nobody : undefined;
    const open = join(top, 'open');
    mkdirSync(open);
    chmodSync(open, 0o777);
    const main = await run({ DATA_DIR: join(open, 'data') }, uid);
    expect((await fetch(`${main.url}/readyz`)).status).toBe(200);

    const shut = join(top, 'shut');
    mkdirSync(shut);
    chmodSync(shut, 0o555);
    const refused = await run({ DATA_DIR: join(shut, 'data') }, uid);
    await expectRefusal(refused, `${join(shut, 'data')}: this user can't write there`);
  });

  it('OWN-20 writes no sample accounts into a given database, or under a public URL, and says what to do', async () => {
    const { url, drop } = await openTestDatabase({ log: createLogger('silent') });
    const sql = openPool(url, 1);
    const dataDir = join(top, 'unused');
    const sampled = { SAMPLE_DATA: '1', DATA_DIR: dataDir };
    await expectRefusal(
      await run({ ...sampled, DATABASE_URL: url }),
      /SAMPLE_DATA can't be 1 when DATABASE_URL is set: .+ Remove SAMPLE_DATA, or remove DATABASE_URL\./,
    );
    expect(await sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
    const local = { ...sampled, PUBLIC_URL: 'http://localhost' };
    await expectRefusal(await run(local), /SAMPLE_DATA can't be 1 when PUBLIC_URL is set: /);
    expect(existsSync(dataDir)).toBe(false);
    // Without the setting it starts, and has none either.
    const started = await run({ DATABASE_URL: url, SECRET_KEY: 'a key of this test and of nothing else' });
    expect(started.url).toBeDefined();
    expect(await sql`select from accounts`).toHaveLength(0);
    started.child.kill('SIGTERM');
    await started.exitCode();
    await sql.end();
    await drop();
  });

  it.each([
    ['nothing answers', 'postgres://beckon:hunter2@127.0.0.1:1/beckon', /connection refused/],
    ['the host is unknown', 'postgres://beckon:hunter2@no-such-host.invalid/beckon', /host name/],
    ['it is no PostgreSQL URL', 'http://beckon:hunter2@localhost/', /DATABASE_URL must be a PostgreSQL URL/],
  ])('OWN-20 a wrong DATABASE_URL is explained: %s', async (_title, url, sentence) => {
    await expectRefusal(await run({ DATABASE_URL: url, DATA_DIR: join(top, 'unused') }), sentence);
    expect(existsSync(join(top, 'unused'))).toBe(false);
  });

  it('OWN-20 reports every problem of the environment at once, and a missing build', async () => {
    const main = await run({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect([await main.exitCode(), main.stderr().split('\n').length]).toEqual([1, 3]);
    const unbuilt = await run({ VISITOR_RENDERER: 'react', DATA_DIR: join(top, 'unused') });
    await expectRefusal(unbuilt, /visitor build is missing .* Run npm run build/);
    expect(existsSync(join(top, 'unused'))).toBe(false);
  });
});

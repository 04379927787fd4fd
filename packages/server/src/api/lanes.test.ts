import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Sql } from '../database/index';
import { openPool, ownerConnections } from '../database/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { postPhone } from '../testing/postPhone';
import { type Browser, openBrowser, signUp } from '../testing/signUp';
import { waitFor } from '../testing/waitFor';
import { ownerLimits } from './pure/ownerLimits';

let test: TestApp;
let ownerSql: Sql;
let [one, two, three]: Browser[] = [];
beforeAll(async () => {
  test = await openTestApp();
  ownerSql = openPool(test.url, ownerConnections);
  const app = await test.build({ ownerSql });
  const move = ({ cookie, email }: Browser) => openBrowser(app, cookie, email);
  [one, two, three] = [await signUp(test.app), await signUp(test.app), await signUp(test.app)].map(move);
  test.app = app;
});
afterAll(async () => {
  await test.close();
  await ownerSql.end();
});

it('NET-12 OWN-10 D22 E13 opt-ins keep working while every connection of the owner API is taken', async () => {
  const held = await Promise.all(Array.from({ length: ownerConnections }, () => ownerSql.reserve()));
  let isAnswered = false;
  const waiting = (one as Browser).call('GET', '/widgets').finally(() => {
    isAnswered = true;
  });
  const optIn = await postPhone(test.app);
  expect([optIn.statusCode, optIn.json()]).toMatchObject([200, { state: true }]);
  const check = await test.app.inject('/pixel/checkOptin?account_id=1001&session_id=session-0001');
  expect([check.statusCode, isAnswered]).toEqual([200, false]);
  for (const connection of held) connection.release();
  expect((await waiting).statusCode).toBe(200);
});

it('NET-12 OWN-10 E13 a busy account waits, then gets 503, while another is still answered', async () => {
  const { accountCallsAtOnce: atOnce, accountCallsWaiting: most } = ownerLimits;
  const release = await lockWebhooks();
  const ask = () => (one as Browser).call('GET', '/webhooks');
  const first = Array.from({ length: atOnce }, ask);
  await waitFor(async () => (await countBlocked()) >= atOnce);
  const rest = Array.from({ length: most + 5 }, ask);
  expect((await (two as Browser).call('GET', '/members')).statusCode).toBe(200);
  // Calls that find no room are answered at once, while the others still wait.
  const refused = await firstOf(rest, 5);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  expect([refused[0]?.json().code, refused[0]?.headers['retry-after']]).toEqual(['busy', '2']);
  await release();
  const codes = (await Promise.all([...first, ...rest])).map(({ statusCode }) => statusCode);
  expect([codes.filter((code) => code === 200).length, codes.length]).toEqual([
    atOnce + most,
    atOnce + most + 5,
  ]);
});

it('NET-12 OWN-10 E13 a busy account holds two connections of the owner API at most, two accounts three; one is left', async () => {
  expect(ownerLimits.callsAtOnce).toBe(ownerConnections);
  const release = await lockWebhooks();
  const ask = (who: Browser | undefined) =>
    Array.from({ length: 5 }, () => (who as Browser).call('GET', '/webhooks'));
  const first = ask(one);
  await expect.poll(countBlocked).toBe(2);
  const second = ask(two);
  await expect.poll(countBlocked).toBe(3);
  for (let count = 0; count < 3; count += 1)
    expect((await (three as Browser).call('GET', '/members')).statusCode).toBe(200);
  // The others haven't taken it meanwhile.
  expect(await countBlocked()).toBe(3);
  await release();
  const codes = (await Promise.all([...first, ...second])).map(({ statusCode }) => statusCode);
  expect(new Set(codes)).toEqual(new Set([200]));
});

/** Locks a table that calls read; returns how to release it. */
async function lockWebhooks(): Promise<() => Promise<unknown>> {
  let [release, lock]: [() => void, Promise<unknown>] = [() => {}, Promise.resolve()];
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A call made before the table is locked does not wait.
  await new Promise<void>((isLocked) => {
    lock = test.sql.begin(async (sql) => {
      await sql`lock table webhooks in access exclusive mode`;
      isLocked();
      await released;
    });
  });
  const end = () => {
    release();
    return lock;
  };
  // A test that fails leaves nothing locked.
  onTestFinished(async () => void (await end()));
  return end;
}

/** How many statements wait for a lock. */
async function countBlocked(): Promise<number> {
  const rows = await test.sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return rows.length;
}

/** The first few that are answered. */
async function firstOf<Answer>(answers: Promise<Answer>[], most: number): Promise<Answer[]> {
  const got: Answer[] = [];
  await new Promise<void>((resolve) => {
    for (const answer of answers)
      void answer.then((one) => {
        if (got.length < most) got.push(one);
        if (got.length === most) resolve();
      });
  });
  return got;
}

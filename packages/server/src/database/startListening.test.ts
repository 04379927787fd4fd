import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { waitFor } from '../testing/waitFor';
import type { ListenTimes } from './createListener';
import { openPool } from './openPool';
import type { Sql } from './Sql';
import { startListening } from './startListening';
import { openGate } from './testing/openGate';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ log: { debug: () => undefined, error: () => undefined } });
});
afterAll(() => database.drop());

const channels = ['test_words', 'test_others'] as const;

/** Listens to both channels; counts how often each started to listen. */
function listenTo(sql: Sql, times?: ListenTimes) {
  const words: string[] = [];
  const opened = [0, 0];
  const ends = channels.map((channel, at) => {
    const onNotification = (word: string) => words.push(`${channel} ${word}`);
    const onOpen = () => {
      opened[at] = (opened[at] ?? 0) + 1;
    };
    return startListening(sql, { channel, onNotification, onOpen }, times);
  });
  return { words, opened, ends };
}

it('OWN-05 listens even if the database starts later, and once after every outage', async () => {
  const gate = await openGate(database.url);
  const sql = openPool(gate.url, 2);
  const direct = openPool(database.url, 1);
  const { words, opened, ends } = listenTo(sql);
  // Nothing is there: several tries fail, silently.
  await expect(sql`select 1`).rejects.toThrow();
  await expect(sql`select 1`).rejects.toThrow();
  expect(opened).toEqual([0, 0]);
  for (let outage = 1; outage <= 3; outage += 1) {
    await gate.open();
    await waitFor(async () => opened.every((times) => times === outage));
    for (const channel of channels) await direct`select pg_notify(${channel}, ${`after ${outage}`})`;
    await waitFor(async () => words.length === 2 * outage);
    gate.close('at once');
    for (let tries = 0; tries < 4; tries += 1) await expect(sql`select 1`).rejects.toThrow();
  }
  expect(words).toEqual(
    [1, 2, 3].flatMap((outage) => channels.map((channel) => `${channel} after ${outage}`)),
  );
  expect(opened).toEqual([3, 3]);
  for (const end of ends) await end();
  await sql.end({ timeout: 0 });
  await direct.end();
});

it('D09 OWN-05 a connection that the network forgot is replaced, although a listener waits for nothing', async () => {
  const gate = await openGate(database.url);
  await gate.open();
  const sql = openPool(gate.url, 1);
  const direct = openPool(database.url, 1);
  const { words, opened } = listenTo(sql, { askEveryMs: 50, answerTimeoutS: 0.3 });
  await waitFor(async () => opened.every((times) => times === 1));
  gate.freeze();
  gate.thaw();
  await waitFor(async () => opened.every((times) => times === 2));
  await direct`select pg_notify('test_words', 'hello')`;
  await waitFor(async () => words.length > 0);
  expect(words).toEqual(['test_words hello']);
  await sql.end({ timeout: 0 });
  await direct.end();
  gate.close('at once');
});

it('OWN-05 passes nothing on after it stops, even if the connection was lost before', async () => {
  const gate = await openGate(database.url);
  await gate.open();
  const sql = openPool(gate.url, 2);
  const words: string[] = [];
  const listen = (channel: string) => {
    const one = { opened: 0, end: (): Promise<void> => Promise.resolve() };
    const onOpen = () => {
      one.opened += 1;
    };
    one.end = startListening(sql, {
      channel,
      onNotification: (word) => words.push(`${channel} ${word}`),
      onOpen,
    });
    return one;
  };
  const [stopped, other] = [listen('test_ends'), listen('test_goes_on')];
  await waitFor(async () => stopped.opened === 1 && other.opened === 1);
  const lose = async () => {
    gate.close('at once');
    await gate.open();
  };
  await lose();
  await waitFor(async () => stopped.opened === 2 && other.opened === 2);
  await stopped.end();
  for (const channel of ['test_ends', 'test_goes_on']) await sql`select pg_notify(${channel}, 'late')`;
  // Notifications of one session arrive in order.
  await waitFor(async () => words.length > 0);
  await lose();
  await waitFor(async () => other.opened === 3);
  expect([words, stopped.opened]).toEqual([['test_goes_on late'], 2]);
  // One that comes later listens over the same connection, and the last one that stops closes it.
  const later = listen('test_ends');
  await waitFor(async () => later.opened === 1);
  expect(other.opened).toBe(3);
  await Promise.all([other.end(), later.end()]);
  const count = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
      .length;
  await waitFor(async () => (await count()) === 0);
  await sql.end({ timeout: 0 });
  gate.close('at once');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { waitFor } from '../testing/waitFor';
import { openPool } from './openPool';
import { startListening } from './startListening';
import { openGate } from './testing/openGate';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ log: { debug: () => undefined, error: () => undefined } });
});
afterAll(() => database.drop());

it('OWN-05 listens even if the database starts later, and once after every outage', async () => {
  const gate = await openGate(database.url);
  const sql = openPool(gate.url, 2);
  const direct = openPool(database.url, 1);
  const words: string[] = [];
  let opened = 0;
  const end = startListening(sql, {
    channel: 'test_words',
    onWord: (word) => words.push(word),
    onOpen: () => {
      opened += 1;
    },
  });
  // Nothing is there: several tries fail, silently.
  await expect(sql`select 1`).rejects.toThrow();
  await expect(sql`select 1`).rejects.toThrow();
  expect(opened).toBe(0);
  for (let outage = 1; outage <= 3; outage += 1) {
    await gate.open();
    await waitFor(async () => opened === outage);
    await direct`select pg_notify('test_words', ${`after ${outage}`})`;
    await waitFor(async () => words.length === outage);
    gate.close('at once');
    await expect(sql`select 1`).rejects.toThrow();
    await expect(sql`select 1`).rejects.toThrow();
  }
  expect(words).toEqual(['after 1', 'after 2', 'after 3']);
  await end();
  await sql.end({ timeout: 0 });
  await direct.end();
});

it('OWN-05 passes nothing on after it stops, even if the connection was lost before', async () => {
  const gate = await openGate(database.url);
  await gate.open();
  const sql = openPool(gate.url, 2);
  const words: string[] = [];
  let opened = 0;
  const end = startListening(sql, {
    channel: 'test_ends',
    onWord: (word) => words.push(word),
    onOpen: () => {
      opened += 1;
    },
  });
  await waitFor(async () => opened === 1);
  const lose = async () => {
    gate.close('at once');
    await gate.open();
  };
  await lose();
  await waitFor(async () => opened === 2);
  await end();
  // The driver calls a second listener of the channel after the first, so what it gets has passed the stopped one.
  const later: string[] = [];
  const onWord = (word: string) => later.push(word);
  await sql.listen('test_ends', onWord, () => later.push('open'));
  await lose();
  await waitFor(async () => later.length === 2);
  await sql`select pg_notify('test_ends', 'too late')`;
  await waitFor(async () => later.length === 3);
  expect(later).toEqual(['open', 'open', 'too late']);
  expect([words, opened]).toEqual([[], 2]);
  await sql.end({ timeout: 0 });
  gate.close('at once');
});

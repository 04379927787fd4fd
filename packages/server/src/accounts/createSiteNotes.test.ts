import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { createSiteNotes } from './createSiteNotes';

const whitelist = ['shop.example.com', '*.example.net'];
let test: TestApp;
let now = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`delete from site_sightings`;
});
const open = () =>
  createSiteNotes(test.sql, {
    nowMs: () => now,
    onFailure: (error) => {
      throw error;
    },
  });
const listHosts = async () => {
  const rows = await test.sql<{ host: string }[]>`select host from site_sightings order by host`;
  return rows.map(({ host }) => host);
};

it('OWN-03 NET-12 records few invented websites per minute, and always those that the owner added', async () => {
  const notes = open();
  for (let made = 0; made < 5000; made += 1) {
    notes.note(1001, `made-${made}.example`, whitelist);
    notes.note(1001, `made-${made}.example.net`, whitelist);
  }
  notes.note(1001, 'shop.example.com', whitelist);
  notes.note(1001, 'www.shop.example.com', whitelist);
  await notes.close();
  const hosts = await listHosts();
  expect(hosts).toEqual(expect.arrayContaining(['shop.example.com', 'www.shop.example.com']));
  expect(hosts).toHaveLength(22);
});

it('OWN-03 records some more in the next minute, and does not count a known one', async () => {
  const notes = open();
  for (let minute = 0; minute < 3; minute += 1) {
    for (let made = 0; made < 50; made += 1) notes.note(1001, `made-${minute}-${made}.example`, whitelist);
    notes.note(1001, 'made-0-0.example', whitelist);
    now += 60_000;
  }
  await notes.close();
  expect(await listHosts()).toHaveLength(60);
});

it('OWN-03 inventing websites for hours only drives out other invented ones', async () => {
  const first = open();
  first.note(1001, 'shop.example.com', whitelist);
  await first.close();
  await test.sql`update site_sightings set last_seen_at = now() - interval '1 year'`;
  const notes = open();
  for (let minute = 0; minute < 40; minute += 1) {
    for (let made = 0; made < 20; made += 1) notes.note(1001, `made-${minute}-${made}.example`, whitelist);
    now += 60_000;
  }
  await notes.close();
  const hosts = await listHosts();
  expect([hosts.length, hosts.includes('shop.example.com')]).toEqual([600, true]);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { fillAccountTables } from '../../testing/fillAccountTables';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { addMember, type Browser, openProgram, signUp } from '../../testing/signUp';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await signUp(test.app);
});

/** Every list that has people in it, and what the log calls it. */
const lists = [
  ['/subscribers?rows=1', 'subscribers.listed'],
  ['/consents?rows=1', 'consents.listed'],
  ['/messages/failed', 'messages.listed'],
  // Only editors see what visitors' browsers sent.
  ['/events/failed?rows=1', 'events.listed'],
] as const;
const viewersLists = lists.filter(([, action]) => action !== 'events.listed');
const actionsOf = (some: readonly (typeof lists)[number][]) => some.map(([, action]) => action).sort();

async function addPeople(): Promise<void> {
  await fillAccountTables(test.sql, owner.accountId);
  await test.sql`
    insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, state, last_error)
    values (${owner.accountId}, ${generateId()}, 'sms', '+14155550101', 'y', '{"text":"Hello"}', 'y', 'failed', 'busy')`;
}
const openKey = async (): Promise<Browser> => {
  const asked = { name: 'Export', role: 'editor', scopes: ['subscribers:read', 'figures:read'] };
  return openProgram(test.app, (await owner.call('POST', '/keys', asked)).json<{ key: string }>().key);
};
const readAll = async (who: Browser, some: readonly (typeof lists)[number][] = lists) => {
  for (const [path] of some) expect([path, (await who.call('GET', path)).statusCode]).toEqual([path, 200]);
};
type View = { actor: string; action: string; target: string; details: object };
const selectViews = () => test.sql<View[]>`
  select actor_kind as actor, action, target, details from audit_log
  where account_id = ${owner.accountId} and action like '%.listed' order by actor_id, action`;
const countByActor = async () => {
  const views = await test.sql<{ actions: string[] }[]>`
    select array_agg(action order by action) as actions from audit_log
    where account_id = ${owner.accountId} and action like '%.listed' group by actor_id`;
  return views.map((one) => one.actions);
};

it('OWN-01 OWN-12 the log has who listed subscribers, consents, failed messages or rejected events, once an hour each', async () => {
  await addPeople();
  const editors = [owner, await addMember(test.app, owner, 'editor'), await openKey()];
  for (const who of editors) for (let count = 0; count < 3; count += 1) await readAll(who);
  expect(await countByActor()).toEqual(editors.map(() => actionsOf(lists)));
  const views = await selectViews();
  expect(views.map(({ actor }) => actor).sort()).toEqual([
    ...Array(4).fill('key'),
    ...Array(8).fill('person'),
  ]);
  // Whom they saw isn't in it: a list has many people, and the log stays forever.
  expect(views.every(({ target, details }) => target === '' && Object.keys(details).length === 0)).toBe(true);
  const { entries } = (await owner.call('GET', '/audit?rows=9')).json<{ entries: { action: string }[] }>();
  expect([...new Set(entries.map(({ action }) => action))].sort()).toEqual(actionsOf(lists));
  // Views of an hour ago don't count; an entry's id is as old as it is.
  await test.sql.begin(async (sql) => {
    await sql`alter table audit_log disable trigger user`;
    await sql`
      update audit_log set entry_id = overlay(entry_id::text placing '0190' from 1 for 4)::uuid
      where account_id = ${owner.accountId} and action like '%.listed'`;
    await sql`alter table audit_log enable trigger user`;
  });
  await readAll(owner);
  expect(await selectViews()).toHaveLength(16);
});

it('OWN-01 OWN-12 the log has what a viewer listed, but not what a viewer may not see', async () => {
  await addPeople();
  const viewer = await addMember(test.app, owner, 'viewer');
  await readAll(viewer, viewersLists);
  expect((await viewer.call('GET', '/events/failed')).statusCode).toBe(403);
  expect(await countByActor()).toEqual([actionsOf(viewersLists)]);
});

it('OWN-01 OWN-12 a list with nobody in it is not logged', async () => {
  await readAll(owner);
  expect(await selectViews()).toEqual([]);
});

it('OWN-01 OWN-12 nobody is listed if it cannot be logged', async () => {
  await addPeople();
  await test.sql.unsafe(`
    create function refuse_view() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger refuse_view before insert on audit_log for each row execute function refuse_view()`);
  try {
    for (const [path] of lists) {
      const { statusCode, body } = await owner.call('GET', path);
      expect([path, statusCode >= 500, body.includes('+1415')]).toEqual([path, true, false]);
    }
  } finally {
    await test.sql.unsafe('drop trigger refuse_view on audit_log; drop function refuse_view()');
  }
});

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../database/testing/index';
import { messengerLimits } from '../messages/pure/index';
import { countConflicts } from '../testing/countConflicts';
import { startInbox } from './startInbox';
import {
  accountId,
  buildCall,
  buildReferral,
  type MessengerTest,
  messengerChannels,
  openMessengerTest,
} from './testing/openMessengerTest';

let test: MessengerTest;
beforeAll(async () => {
  test = await openMessengerTest();
});
afterAll(() => test.close());

const count = async (
  table: 'opt_ins' | 'outbox' | 'subscribers' | 'messenger_inbox' | 'subscriber_fields',
) => {
  const [row] = await test.sql`select count(*)::int as n from ${test.sql(table)}`;
  return row?.['n'] as number;
};
const clear = () =>
  test.sql`truncate opt_ins, outbox, subscribers, messenger_inbox, messenger_user_refs, subscriber_fields`;

describe('repeats', () => {
  it('C24 D12 OWN-14 a thousand repeats of one call give one opt-in and one message', async () => {
    const body = buildCall(buildReferral('once', 'w7_session-once_i--x'));
    for (let wave = 0; wave < 20; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => test.post(body)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    await test.settle();
    expect([await count('opt_ins'), await count('outbox'), await count('messenger_inbox')]).toEqual([
      1, 1, 1,
    ]);
    // A repeat mistaken for a new event would have found the opt-in known.
    expect(await test.sql`select outcome from messenger_inbox`).toEqual([{ outcome: 'opted_in' }]);
    const [figure] = await test.sql`
      select n from stats_daily where account_id = ${accountId} and widget_id = 7 and kind = 'opt_in'`;
    expect(figure?.['n']).toBe(1);
  });
  it('C24 OWN-14 recognizes repeats within one call, and after their ids were deleted', async () => {
    await clear();
    const event = buildReferral('twice', 'w7_session-twice_i');
    await test.post(buildCall(event, event, event));
    await test.settle();
    await test.sql`delete from messenger_inbox`;
    await test.post(buildCall(event));
    await test.settle();
    expect([await count('opt_ins'), await count('outbox')]).toEqual([1, 1]);
    expect(await test.sql`select outcome from messenger_inbox`).toMatchObject([{ outcome: 'known' }]);
  });
  it('OWN-14 loses none of two hundred different events in one call', async () => {
    await clear();
    const events = Array.from({ length: 200 }, (_, at) =>
      buildReferral(`many-${at}`, `w7_session-${at}-many_i`),
    );
    expect((await test.post(buildCall(...events))).statusCode).toBe(200);
    await test.settle();
    expect([await count('opt_ins'), await count('subscribers'), await count('outbox')]).toEqual([
      200, 200, 200,
    ]);
  });
  it('OWN-14 deletes the content of an event once it was applied', async () => {
    const rows = await test.sql`select from messenger_inbox where event is not null`;
    expect(rows).toHaveLength(0);
  });
});

describe('disorder', () => {
  /** Four things that one person does. */
  const eventsOf = (name: string) => {
    const userRef = `session-${name}-i0-0`;
    const ref = (payload: string) => `w8_session-${name}_0a1b2c3d4--${payload}`;
    const prior_message = { source: 'checkbox_plugin', identifier: userRef };
    const [sender, mid] = [{ id: name }, `m.${name}`];
    return [
      { timestamp: 1000, optin: { ref: ref('OLD'), user_ref: userRef } },
      { sender, timestamp: 2000, message: { mid, text: 'hi' }, prior_message },
      buildReferral(name, ref('NEW'), { timestamp: 3000 }),
      { sender, timestamp: 4000, postback: { mid, payload: 'w7' } },
    ];
  };

  it('D13 CHK-04 OWN-14 gives one person, two opt-ins and the latest payload in any order', async () => {
    await clear();
    const orders = permute([0, 1, 2, 3]);
    const names = orders.map((order) => `order-${order.join('')}`);
    expect(names).toHaveLength(24);
    for (const step of [0, 1, 2, 3]) {
      const events = orders.map((order, at) => eventsOf(names[at] ?? '')[order[step] ?? 0] ?? {});
      await test.post(buildCall(...events));
      await test.settle();
    }
    const people = await test.sql`
      select psid, array_agg(widget_id::int order by widget_id) as widgets, array_agg(session_id order by widget_id) as visits,
        (select string_agg(value, ' ') from subscriber_fields where subscriber_id = subscribers.subscriber_id) as value
      from subscribers join opt_ins using (account_id, subscriber_id) group by psid, subscribers.subscriber_id`;
    expect(new Set(people.map(({ psid }) => psid))).toEqual(new Set(names));
    expect(people).toHaveLength(24);
    for (const { psid, ...rest } of people) {
      expect(rest).toEqual({ widgets: [7, 8], visits: ['', `session-${psid}`], value: 'NEW' });
    }
    expect(await count('subscribers')).toBe(24);
  });
  it('CHK-04 OWN-12 OWN-15 deliveries move along when two subscribers turn out to be one, so that erasing finds them', async () => {
    await clear();
    const webhookId = '0198c0de-0000-7000-8000-000000000001';
    await test.sql`
      insert into webhooks (account_id, webhook_id, url, events, sealed_secret)
      values (${accountId}, ${webhookId}, 'https://example.com/', '{opt_in}', '')`;
    const [ticked = {}, linked = {}, referred = {}] = eventsOf('merged');
    for (const event of [ticked, referred, linked]) {
      await test.post(buildCall(event));
      await test.settle();
    }
    const [person] = await test.sql`select subscriber_id as id from subscribers where psid = 'merged'`;
    expect(await test.sql`select subscriber_id as id from webhook_deliveries`).toEqual([person, person]);
    await test.sql`delete from webhooks where webhook_id = ${webhookId}`;
  });
  it('CHK-04 OWN-14 writes to a person who only ticked a checkbox by the name of its rendering', async () => {
    await clear();
    await test.post(buildCall(eventsOf('box')[0] ?? {}));
    await test.settle();
    expect(await test.sql`select psid, messenger_user_ref from subscribers`).toEqual([
      { psid: null, messenger_user_ref: 'session-box-i0-0' },
    ]);
    expect(await test.sql`select distinct recipient from outbox`).toEqual([
      { recipient: 'user_ref:session-box-i0-0' },
    ]);
  });
  it('D13 OWN-14 works all at once, in one call and in parallel ones', async () => {
    await clear();
    const all = eventsOf('ada');
    await Promise.all([...all.map((event) => test.post(buildCall(event))), test.post(buildCall(...all))]);
    await test.settle();
    expect([await count('subscribers'), await count('opt_ins')]).toEqual([1, 2]);
  });
});

describe('trouble', () => {
  it('D23 OWN-14 parks an event that cannot be applied after some tries, and continues with the others', async () => {
    await clear();
    await test.sql`
      insert into messenger_inbox (account_id, mark, kind, event) values (${accountId}, 'poison', 'message', '{"kind":"message"}')`;
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const inbox = startInbox({
      sql: test.sql,
      log,
      limits: { ...messengerLimits, firstRetryMs: 1, sweepMs: 20 },
    });
    await test.post(buildCall(...[1, 2, 3].map((n) => buildReferral(`fine-${n}`, 'w7'))));
    const isParked = await waitUntil(async () => {
      const [row] = await test.sql`select outcome from messenger_inbox where mark = 'poison'`;
      return row?.['outcome'] === 'parked';
    }, 20_000);
    await inbox.stop();
    expect(isParked).toBe(true);
    await test.settle();
    const [row] = await test.sql`select tries, event from messenger_inbox where mark = 'poison'`;
    expect(row).toEqual({ tries: 5, event: { kind: 'message' } });
    expect(await count('opt_ins')).toBe(3);
  });
  it('OWN-14 D12 two processes with the same widgets in opposite order never wait for each other', async () => {
    await clear();
    const { sql, count: countGivenWay } = countConflicts(test.sql);
    const apps = [
      await test.build({ sql, channels: messengerChannels }),
      await test.build({ sql, channels: messengerChannels }),
    ];
    const people = Array.from({ length: 20 }, (_, at) => at);
    for (let wave = 0; wave < 8; wave += 1) {
      const eventsOf = (widgets: [string, string], from: string) =>
        people.map((at) => buildReferral(`${from}-${wave}-${at}`, widgets[at < 10 ? 0 : 1]));
      await Promise.all([
        test.post(buildCall(...eventsOf(['w7', 'w8'], 'a')), { app: apps[0] as FastifyInstance }),
        test.post(buildCall(...eventsOf(['w8', 'w7'], 'b')), { app: apps[1] as FastifyInstance }),
      ]);
    }
    await test.settle();
    expect([await count('opt_ins'), countGivenWay()]).toEqual([8 * 40, 0]);
  });
  it('OWN-14 applies stored events after a restart', async () => {
    await clear();
    const event = {
      kind: 'referral',
      identity: 'x',
      atMs: 1,
      senderId: 'late',
      userRef: null,
      ref: 'w7',
      payload: '',
      text: '',
    };
    await test.sql`
      insert into messenger_inbox (account_id, mark, kind, event)
      values (${accountId}, 'before', 'referral', ${test.sql.json(event)})`;
    await test.settle();
    expect(await count('opt_ins')).toBe(1);
  });
});

it('OWN-12 OWN-14 C68 an event from before its person was erased has no effect; one from afterwards has', async () => {
  await clear();
  const event = { kind: 'referral', identity: 'x', atMs: 1, ref: 'w7', payload: '', text: '' };
  const people = [
    { senderId: 'gone', userRef: null },
    { senderId: null, userRef: 'box-gone' },
    { senderId: 'other', userRef: null },
  ];
  for (const [at, person] of people.entries())
    await test.sql`
      insert into messenger_inbox (account_id, mark, kind, event, due_at)
      values (${accountId}, ${`mark ${at}`}, 'referral', ${test.sql.json({ ...event, ...person })}, now() + interval '1 day')`;
  await test.sql`
    insert into erased_people (account_id, psid, user_ref) values (${accountId}, 'gone', 'box-gone')`;
  await test.sql`update messenger_inbox set due_at = now()`;
  await test.settle();
  expect(await test.sql`select psid from subscribers`).toEqual([{ psid: 'other' }]);
  expect(await test.sql`select outcome, reason, event from messenger_inbox order by mark`).toEqual([
    { outcome: 'nothing', reason: 'erased', event: null },
    { outcome: 'nothing', reason: 'erased', event: null },
    { outcome: 'opted_in', reason: '', event: null },
  ]);
  await test.post(buildCall(buildReferral('gone', 'w7')));
  await test.settle();
  expect(await test.sql`select from subscribers where psid = 'gone'`).toHaveLength(1);
  await test.sql`truncate erased_people`;
});

function permute<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first, at) =>
    permute(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

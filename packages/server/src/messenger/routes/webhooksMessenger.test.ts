import { calls } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountId,
  buildCall,
  buildReferral,
  type MessengerTest,
  openMessengerTest,
  pageId,
} from '../testing/openMessengerTest';

let test: MessengerTest;
beforeAll(async () => {
  test = await openMessengerTest();
});
afterAll(() => test.close());

const session = (name: string) => `session-${name}`;
const hasOptedIn = async (sessionId: string) => {
  const url = `${calls.checkOptin.path}?account_id=${accountId}&session_id=${sessionId}`;
  return (await test.app.inject({ url })).json().has_opted_in;
};
const optInsOf = (sessionId: string) =>
  test.sql`select widget_id, instance_id, payload from opt_ins where session_id = ${sessionId}`;
const subscriberOf = async (psid: string) => {
  const [row] = await test.sql`select * from subscribers where account_id = ${accountId} and psid = ${psid}`;
  return row;
};
const queuedFor = (recipient: string) =>
  test.sql`
    select body, due_at > now() + interval '1 hour' as is_later from outbox
    where account_id = ${accountId} and channel = 'fb' and recipient = ${recipient} order by due_at, message_id`;
const outcomes = async () => {
  const rows = await test.sql`select outcome, reason, count(*)::int as n from messenger_inbox group by 1, 2`;
  return Object.fromEntries(rows.map(({ outcome, reason, n }) => [`${outcome} ${reason}`.trim(), n]));
};

describe('an opt-in by the messenger', () => {
  it.each([
    ['referral', (ref: string) => ({ referral: { ref } })],
    [
      'postback',
      (ref: string) => ({
        referral: undefined,
        postback: { mid: 'mid.p', payload: 'GO', referral: { ref } },
      }),
    ],
    ['button', (ref: string) => ({ referral: undefined, postback: { mid: 'mid.b', payload: ref } })],
    [
      'answer',
      (ref: string) => ({
        referral: undefined,
        message: { mid: 'mid.q', text: 'Yes', quick_reply: { payload: ref } },
      }),
    ],
    ['optin', (ref: string) => ({ referral: undefined, optin: { ref } })],
  ])(
    'OWN-14 REF-02 NET-05 SUB-10 by %s: finds ref, widget, visit and instance, and tells the page',
    async (name, partOf) => {
      const ref = `w7_${session(name)}_0a1b2c3d4--gift`;
      expect(await hasOptedIn(session(name))).toBe(false);
      const answer = await test.post(buildCall(buildReferral(`psid-${name}`, ref, partOf(ref))));
      expect([answer.statusCode, answer.body]).toEqual([200, '{"state":true}']);
      await test.settle();
      expect(await optInsOf(session(name))).toMatchObject([
        { widget_id: 7, instance_id: '0a1b2c3d4', payload: 'gift' },
      ]);
      expect(await subscriberOf(`psid-${name}`)).toMatchObject({
        channel: 'fb',
        source_widget_id: 7,
        phone: null,
      });
      expect(await hasOptedIn(session(name))).toBe(true);
      expect(await queuedFor(`psid-${name}`)).toMatchObject([
        { body: { text: expect.stringMatching(/^Fern & Fig: You’re subscribed/) } },
      ]);
    },
  );

  it('OWN-22 ENT-14 the payload goes to its field, and the sequence is queued with its waits', async () => {
    await test.post(buildCall(buildReferral('seq', `w8_${session('sequence')}_0a1b2c3d4--WINTER`)));
    await test.settle();
    const [field] = await test.sql`
      select field_id, value from subscriber_fields join subscribers using (account_id, subscriber_id) where psid = 'seq'`;
    expect(field).toMatchObject({ field_id: 'coupon', value: 'WINTER' });
    const button = { type: 'web_url', title: 'Shop', url: 'https://fern.example/' };
    expect(await queuedFor('seq')).toMatchObject([
      { body: { text: 'Hello' }, is_later: false },
      { body: { attachment: { payload: { text: 'Still there?', buttons: [button] } } }, is_later: true },
    ]);
  });

  it('OWN-18 OMNI-09 links without a visit and names chosen by owners count as well', async () => {
    await test.post(buildCall(buildReferral('link-1', 'w7'), buildReferral('link-2', 'summer--mail')));
    await test.settle();
    const rows = await test.sql`
      select psid, widget_id, session_id, opt_ins.payload from opt_ins join subscribers using (account_id, subscriber_id)
      where psid like 'link-%' order by psid`;
    expect(rows).toMatchObject([
      { widget_id: 7, session_id: '', payload: '' },
      { widget_id: 11, session_id: '', payload: 'mail' },
    ]);
    expect(await queuedFor('link-2')).toEqual([]);
  });

  it('OWN-22 a keyword opts in, another message does nothing', async () => {
    const say = (mid: string, text: string) =>
      buildReferral('keys', '', { referral: undefined, message: { mid, text } });
    await test.post(buildCall(say('mid.k1', 'I like ferns'), say('mid.k2', ' FERNS! ')));
    await test.settle();
    const rows = await test.sql`
      select widget_id from opt_ins join subscribers using (account_id, subscriber_id) where psid = 'keys'`;
    expect(rows).toMatchObject([{ widget_id: 8 }]);
  });

  it('OWN-13 STOP cancels everything queued; a later opt-in starts again, an earlier one that arrives late does not', async () => {
    const at = Date.now();
    const say = (mid: string, text: string, timestamp: number) =>
      buildReferral('stops', '', { referral: undefined, timestamp, message: { mid, text } });
    const states = async () =>
      (
        await test.sql`select state from outbox where recipient = 'stops' and not is_reply order by due_at`
      ).map(({ state }) => state);
    await test.post(buildCall(buildReferral('stops', 'w8', { timestamp: at - 9000 })));
    await test.settle();
    await test.post(buildCall(say('mid.s1', 'Stop.', at - 5000)));
    await test.settle();
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    await test.post(buildCall(buildReferral('stops', `w7_${session('late')}_i`, { timestamp: at - 8000 })));
    await test.settle();
    const isStopped = async () =>
      (await test.sql`select from suppressions where channel = 'fb' and lifted_at is null`).length === 1;
    expect(await isStopped()).toBe(true);
    await test.post(
      buildCall(buildReferral('stops', `w7_${session('again')}_i`, { timestamp: at + 60_000 })),
    );
    await test.settle();
    expect(await isStopped()).toBe(false);
    expect(await test.sql`select body from outbox where recipient = 'stops' and is_reply`).toMatchObject([
      { body: { text: expect.stringContaining('unsubscribed') } },
    ]);
  });

  it('OWN-14 rejects, stores and logs unknown refs, paused widgets and other channels', async () => {
    const refs = ['w404', 'w4_session-x_i', 'nowhere', 'w9', 'w10', '../../etc'];
    await test.post(buildCall(...refs.map((ref) => buildReferral('lost', ref))));
    await test.settle();
    expect(await subscriberOf('lost')).toBeUndefined();
    expect(await outcomes()).toMatchObject({
      'refused unknown_ref': 4,
      'refused widget_paused': 1,
      'refused not_messenger': 1,
    });
    expect(test.lines.filter((line) => line.includes('"reason":"unknown_ref"'))).toHaveLength(4);
  });

  it('ENT-20 DEF-27 a comment that meets the rules gets its reply later, once, and the others get none', async () => {
    const value = { item: 'comment', verb: 'add', post_id: `${pageId}_55`, parent_id: `${pageId}_55` };
    const change = (comment_id: string, parts: object) => ({
      field: 'feed',
      value: {
        ...value,
        comment_id,
        from: { id: '8' },
        created_time: Math.floor(Date.now() / 1000),
        ...parts,
      },
    });
    const changes = [
      change('55_1', { message: 'price?' }),
      change('55_2', { message: 'nice' }),
      change('55_3', { message: 'price', parent_id: '55_1' }),
      change('55_4', { message: 'price, no spam' }),
      change('55_5', { message: 'price', post_id: '99_56', parent_id: '99_56' }),
      change('55_6', { message: 'price', from: { id: pageId } }),
    ];
    const body = { object: 'page', entry: [{ id: pageId, time: 1, changes: [...changes, changes[0]] }] };
    await test.post(body);
    await test.post(body);
    await test.settle();
    const rows = await test.sql`
      select recipient, body, extract(epoch from due_at - now())::int as due_s from outbox where recipient like 'comment:%'`;
    const payload = {
      text: 'It costs 12.',
      buttons: [{ type: 'postback', title: 'Subscribe', payload: 'w12' }],
    };
    expect(rows).toMatchObject([{ recipient: 'comment:55_1', body: { attachment: { payload } } }]);
    expect(Math.abs(rows[0]?.['due_s'] - 300)).toBeLessThan(10);
  });

  it('C47 OWN-14 no person, ref, session, text or payload reaches the log', () => {
    const log = test.lines.join('');
    expect(log).not.toMatch(/psid-|session-|WINTER|ferns|price|nowhere|0a1b2c3d4|GET_STARTED|stops/i);
    expect(log).toMatch(/"msg":"handled a Messenger event"/);
  });
});

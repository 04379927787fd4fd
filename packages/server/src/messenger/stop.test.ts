import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimMessages } from '../messages/testing/index';
import {
  buildCall,
  buildReferral,
  type MessengerTest,
  openMessengerTest,
  pageId,
} from './testing/openMessengerTest';

let test: MessengerTest;
let at: number;
beforeAll(async () => {
  test = await openMessengerTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate opt_ins, outbox, subscribers, messenger_inbox, messenger_user_refs, subscriber_fields, suppressions`;
  at = Date.now();
});

let count = 0;
const say = (text: string, timestamp: number, parts: object = {}) => {
  count += 1;
  return buildReferral('7001', '', {
    referral: undefined,
    timestamp,
    message: { mid: `mid.${count}`, text },
    ...parts,
  });
};
const tell = async (...events: object[]) => {
  await test.post(buildCall(...events));
  await test.settle();
};
const comment = (commentId: string, senderId: string) => ({
  object: 'page',
  entry: [
    {
      id: pageId,
      time: 1,
      changes: [
        {
          field: 'feed',
          value: {
            item: 'comment',
            verb: 'add',
            post_id: `${pageId}_55`,
            parent_id: `${pageId}_55`,
            comment_id: commentId,
            message: 'price?',
            from: { id: senderId },
            created_time: Math.floor(at / 1000),
          },
        },
      ],
    },
  ],
});
const selectStates = async () =>
  (await test.sql`select state from outbox where not is_reply order by message_id`).map(({ state }) => state);
/** What a worker would take now, except replies to commands. */
const claimDue = async () => {
  await test.sql`delete from outbox where is_reply`;
  return await claimMessages(test.sql, { most: 10, leaseMs: 1000, busy: new Map() });
};
const isStopped = async () =>
  (await test.sql`select from suppressions where channel = 'fb' and lifted_at is null`).length > 0;
const userRef = 'session-box-i0-0';
const tick = { timestamp: 1000, optin: { ref: 'w8_session-box_0a1b2c3d4--x', user_ref: userRef } };
const link = { prior_message: { source: 'checkbox_plugin', identifier: userRef } };

describe('STOP in Messenger', () => {
  it('OWN-13 CHK-04 C58 cancels what is queued for a checkbox whose person was not known', async () => {
    await tell(tick);
    expect(await test.sql`select distinct recipient from outbox`).toEqual([
      { recipient: `user_ref:${userRef}` },
    ]);
    await tell(say('STOP', at, link));
    expect(await selectStates()).toEqual(['cancelled', 'cancelled']);
  });

  it('OWN-13 CHK-04 C58 D13 cancels it even if the platform reports only later who ticked the checkbox', async () => {
    await tell(tick);
    await tell(say('STOP', at));
    await tell(say('who?', at + 1, link));
    expect(await claimDue()).toMatchObject([{ isCancelled: true, recipient: '7001' }]);
  });

  it('OWN-13 CHK-04 an opt-in sends nothing if it arrives after the person was identified and stopped', async () => {
    await tell(say('hi', at, link), say('STOP', at + 1));
    await tell(tick);
    expect(await claimDue()).toMatchObject([{ isCancelled: true, recipient: '7001' }]);
  });

  it('OWN-13 ENT-20 C58 does not reply to a comment by someone who stopped', async () => {
    await tell(say('STOP', at));
    await test.post(comment('55_1', '7001'));
    await test.post(comment('55_2', '7002'));
    await test.settle();
    expect(await test.sql`select recipient from outbox where not is_reply`).toEqual([
      { recipient: 'comment:55_2' },
    ]);
    expect(
      await test.sql`select outcome, reason from messenger_inbox where kind = 'comment' order by 2`,
    ).toEqual([
      { outcome: 'answered', reason: '' },
      { outcome: 'nothing', reason: 'stopped' },
    ]);
  });

  it('OWN-01 OWN-13 a closed account obeys STOP, and nothing else', async () => {
    await test.sql`update accounts set closed_at = now()`;
    await tell(say('STOP', at));
    expect(await isStopped()).toBe(true);
    await tell(say('START', at + 1), buildReferral('7003', 'w8_session-closed_0a1b2c3d4--x'));
    await test.post(comment('55_9', '7004'));
    await test.settle();
    expect(await isStopped()).toBe(true);
    expect([await test.sql`select from outbox`, await test.sql`select from subscribers`]).toEqual([[], []]);
    await test.sql`update accounts set closed_at = null`;
  });

  it('OWN-13 ENT-20 C58 cancels a waiting reply to a comment', async () => {
    await test.post(comment('55_3', '7001'));
    await test.settle();
    expect(await selectStates()).toEqual(['queued']);
    await tell(say('STOP', at));
    expect(await selectStates()).toEqual(['cancelled']);
  });

  it.each([
    ['in a year', 365 * 86_400_000],
    ['beyond all dates', Number.MAX_SAFE_INTEGER],
  ])('OWN-13 C58 one with a wrong clock (%s) holds, and a later START lifts it', async (_, aheadMs) => {
    await tell(say('STOP', Math.min(at + aheadMs, Number.MAX_SAFE_INTEGER)));
    expect(await isStopped()).toBe(true);
    await tell(say('START', Date.now() + 1));
    expect(await isStopped()).toBe(false);
  });

  it.each([
    ['STOP, then START', ['stop', 'start'], false],
    ['START, then STOP', ['start', 'stop'], true],
    ['STOP, START, STOP', ['stop', 'start', 'stop'], true],
    ['STOP, START, STOP, START', ['stop', 'start', 'stop', 'start'], false],
  ] as const)(
    'OWN-13 D13 %s means the same in whatever order it arrives',
    async (_title, words, expected) => {
      const written = words.map((word, index) => [word, at + index * 1000] as const);
      for (const order of permute(written)) {
        await test.sql`truncate suppressions, outbox`;
        for (const [word, timestamp] of order) await tell(say(word, timestamp));
        expect([order, await isStopped()]).toEqual([order, expected]);
      }
    },
  );
});

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    permute(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

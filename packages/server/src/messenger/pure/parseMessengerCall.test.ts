import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMessengerCall } from './parseMessengerCall';

const sender = { id: '7001' };
const call = (messaging: unknown[], changes: unknown[] = []) => ({
  object: 'page',
  entry: [{ id: '99', time: 1, messaging, changes }],
});
const read = (messaging: unknown[], changes: unknown[] = []) => {
  const reading = parseMessengerCall(call(messaging, changes));
  return reading.ok ? reading.entries[0] : undefined;
};
const [nobody, nothing] = [null, ''];
const comment = {
  item: 'comment',
  verb: 'add',
  comment_id: '5_6',
  post_id: '99_5',
  parent_id: '99_5',
  from: { id: '8', name: 'Ada' },
  message: 'price?',
  created_time: 1700,
};

describe('parseMessengerCall', () => {
  it.each([
    [{ referral: { ref: 'w7', source: 'SHORTLINK' } }, { kind: 'referral', ref: 'w7', payload: nothing }],
    [
      { postback: { mid: 'm1', title: 'Go', payload: 'GET_STARTED', referral: { ref: 'w7' } } },
      { kind: 'postback', ref: 'w7', payload: 'GET_STARTED', identity: '["postback","m1"]' },
    ],
    [{ postback: { payload: 'w7' } }, { kind: 'postback', ref: nothing, payload: 'w7' }],
    [{ optin: { ref: 'w7' } }, { kind: 'optin', ref: 'w7', userRef: nobody }],
    [
      { message: { mid: 'm2', text: 'hi', quick_reply: { payload: 'w7' } } },
      { kind: 'message', text: 'hi', payload: 'w7', identity: '["message","m2"]' },
    ],
    [
      { message: { mid: 'm3', text: 'hi' }, prior_message: { source: 'checkbox_plugin', identifier: 'u-1' } },
      { kind: 'message', userRef: 'u-1', senderId: '7001' },
    ],
  ])('OWN-14 reads %j', (event, expected) => {
    expect(read([{ sender, recipient: { id: '99' }, timestamp: 5, ...event }])?.events).toEqual([
      expect.objectContaining({ senderId: '7001', atMs: 5, ...expected }),
    ]);
  });
  it('OWN-14 CHK-04 a ticked checkbox has no person, but the name of its rendering', () => {
    const [event] = read([{ timestamp: 5, optin: { ref: 'w7', user_ref: 's-i-0' } }])?.events ?? [];
    expect(event).toMatchObject({ kind: 'optin', senderId: null, userRef: 's-i-0', ref: 'w7' });
  });
  it('OWN-14 a guest of the old chat plugin only has a name', () => {
    const guest = { sender: { user_ref: 'guest-1' }, timestamp: 5, referral: { ref: 'w7' } };
    expect(read([guest])?.events).toMatchObject([{ senderId: null, userRef: 'guest-1', ref: 'w7' }]);
  });
  it.each([
    'mid.1457764197618:41d102a3e1ae206a38',
    'm_AG5Hz2Uq7tuwNEhXfYYKj8mJEM_QPpz5jdCK48PnKA',
    'mid.$cAAJ/+==',
  ])('OWN-14 accepts the message id %s', (mid) =>
    expect(read([{ sender, timestamp: 5, message: { mid, text: 'x' } }])?.events).toHaveLength(1),
  );
  it.each([
    { sender, timestamp: 5, delivery: { watermark: 1 } },
    { sender, timestamp: 5, read: { watermark: 1 } },
    { sender, timestamp: 5, message: { mid: 'm', text: 'ours', is_echo: true } },
    { sender, timestamp: 'x', referral: { ref: 'w7' } },
    { timestamp: 5, referral: { ref: 'w7' } },
    { sender: { id: { $gt: '' } }, timestamp: 5, referral: { ref: 'w7' } },
    { sender: { id: 'a b' }, timestamp: 5, referral: { ref: 'w7' } },
    null,
    'x',
    [],
  ])('OWN-14 C38 skips %j', (event) => {
    expect(read([event, { sender, timestamp: 5, referral: { ref: 'w7' } }])).toMatchObject({
      ignored: 1,
      events: [{ kind: 'referral' }],
    });
  });
  it('OWN-14 two events without a platform id are the same only if they are equal', () => {
    const one = { sender, timestamp: 5, referral: { ref: 'w7' } };
    const others = [
      { ...one, timestamp: 6 },
      { ...one, sender: { id: '7002' } },
      { ...one, referral: { ref: 'w8' } },
      { sender, timestamp: 5, optin: { ref: 'w7' } },
    ];
    const identities = read([one, one, ...others])?.events.map(({ identity }) => identity) ?? [];
    expect(identities[0]).toBe(identities[1]);
    expect(new Set(identities).size).toBe(5);
  });
  it('ENT-20 reads a new comment by someone else', () => {
    expect(read([], [{ field: 'feed', value: comment }])?.events).toEqual([
      {
        kind: 'comment',
        identity: '["comment","5_6"]',
        atMs: 1_700_000,
        commentId: '5_6',
        postId: '99_5',
        parentId: '99_5',
        senderId: '8',
        text: 'price?',
      },
    ]);
  });
  it.each([
    { item: 'like' },
    { verb: 'edited' },
    { verb: 'remove' },
    { from: { id: '99' } },
    { from: undefined },
    { comment_id: '' },
    { created_time: 'now' },
  ])('ENT-20 a change with %j is not a comment to reply to', (parts) => {
    const value = { ...comment, ...parts };
    expect(read([], [{ field: 'feed', value }])).toMatchObject({ events: [], ignored: 1 });
  });
  it.each([
    [null, 'must be an object'],
    [[], 'object'],
    [{}, 'object'],
    [{ object: 'user', entry: [] }, 'page'],
    [{ object: 'page' }, 'entry'],
    [{ object: 'page', entry: [] }, 'entry'],
    [{ object: 'page', entry: [{ id: '' }] }, 'entry'],
    [{ object: 'page', entry: [{ id: '99', messaging: 'x' }] }, 'messaging'],
    [{ object: 'page', entry: [{ id: '99', messaging: Array(1001).fill({}) }] }, ''],
    [{ object: 'page', entry: Array(3).fill({ id: '99', messaging: Array(400).fill({}) }) }, '1000 events'],
    [{ object: 'page', entry: [{ id: '99' }], deep: JSON.parse('['.repeat(40) + ']'.repeat(40)) }, 'deep'],
  ])('OWN-14 C38 C44 rejects %.60j with a reason', (body, reason) => {
    const reading = parseMessengerCall(body);
    expect(reading.ok).toBe(false);
    expect(!reading.ok && reading.error).toContain(reason);
  });
  it('OWN-14 C38 reads or rejects anything, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (event, change) => {
        const reading = parseMessengerCall(call([event], [change]));
        expect(reading.ok).toBe(true);
      }),
    );
  });
});

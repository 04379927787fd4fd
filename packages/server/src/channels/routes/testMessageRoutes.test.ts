import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerLimits } from '../../api/pure/index';
import { startOutbox } from '../../messages/index';
import { createSandboxProvider } from '../../sandbox/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { addMember, type Browser, signUp } from '../../testing/signUp';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
});
afterAll(() => test.close());

const path = '/settings/test-message';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const order = (to: string, channel = 'sms') => owner.call('POST', path, { channel, to });

it('OWN-13 needs a provider, and a number that can be texted', async () => {
  expect((await order('+14155550100')).statusCode).toBe(409);
  expect((await order('x', 'messenger')).statusCode).toBe(409);
  await owner.call('PATCH', '/settings', { smsProvider: 'sandbox', messengerProvider: 'sandbox' });
  for (const [to, channel] of [
    ['12', 'sms'],
    ['+4915112345678', 'sms'],
    ['nobody', 'messenger'],
    ['01890a5d-ac96-774b-bcce-b302099a8057', 'messenger'],
  ] as const) {
    const answer = await order(to, channel);
    expect([to, answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([to, 400, 'to']);
  }
  const editor = await addMember(test.app, owner, 'editor');
  expect((await editor.call('POST', path, { channel: 'sms', to: '+14155550100' })).statusCode).toBe(403);
});

it('OWN-13 OWN-02 goes the way of all messages, is paid for, reported and logged', async () => {
  const answer = await order('+1 415 555 0101');
  expect(answer.statusCode).toBe(202);
  const { messageId } = answer.json();
  const look = async () => (await owner.call('GET', `${path}/${messageId}`)).json();
  expect(await look()).toEqual({ state: 'queued', attempts: 0, error: null });
  const outbox = await startOutbox({
    sql: test.sql,
    providers: { sandbox: createSandboxProvider(test.sql) },
    log: quiet,
  });
  await expect.poll(look).toEqual({ state: 'sent', attempts: 1, error: null });
  await outbox.stop();
  const [kept] = await test.sql`
    select recipient, body->>'text' as text from sandbox_messages where message_id = ${messageId}`;
  expect(kept).toEqual({ recipient: '+14155550101', text: expect.stringContaining('STOP') });
  const [spent] = await test.sql`select parts from sms_spending where account_id = ${owner.accountId}`;
  expect(spent).toEqual({ parts: 1 });
  const { entries } = (await owner.call('GET', '/audit')).json();
  expect(entries[0]).toMatchObject({ action: 'message.tested', target: 'sms' });
  const stranger = await signUp(test.app);
  expect((await stranger.call('GET', `${path}/${messageId}`)).statusCode).toBe(404);
});

it('OWN-10 OWN-13 says why it was not sent, with a reason for translations', async () => {
  const { messageId } = (await order('+1 415 555 0104')).json();
  const outbox = await startOutbox({ sql: test.sql, providers: {}, log: quiet });
  const look = async () => (await owner.call('GET', `${path}/${messageId}`)).json();
  await expect.poll(look).toEqual({
    state: 'queued',
    attempts: 1,
    error: expect.stringContaining('isn’t connected'),
    reason: 'not_connected',
    values: { name: 'sandbox' },
  });
  await outbox.stop();
  await test.sql`delete from outbox where message_id = ${messageId}`;
});

it('OWN-13 goes to a Messenger subscriber, by the id that the account knows', async () => {
  const [subscriber] = await test.sql<{ id: string }[]>`
    insert into subscribers (account_id, subscriber_id, channel, psid, source_widget_id)
    values (${owner.accountId}, gen_random_uuid(), 'fb', '7001', 1) returning subscriber_id as id`;
  const { messageId } = (await order(subscriber?.id ?? '', 'messenger')).json();
  const [queued] = await test.sql`select channel, recipient from outbox where message_id = ${messageId}`;
  expect(queued).toEqual({ channel: 'fb', recipient: '7001' });
});

it('OWN-13 C73 limits tests per person and per account', async () => {
  const codes = [];
  for (let count = 0; count <= ownerLimits.testMessagesPerSubscriber.most; count += 1)
    codes.push((await order('+14155550102')).statusCode);
  expect(codes).toEqual([...codes.slice(1).fill(202), 429]);
  let last = 202;
  for (let count = 0; count < ownerLimits.testMessagesPerAccount.most && last === 202; count += 1)
    last = (await order(`+1415555${1000 + count}`)).statusCode;
  expect(last).toBe(429);
});

it('OWN-13 reports a used-up day', async () => {
  owner = await signUp(test.app);
  await owner.call('PATCH', '/settings', { smsProvider: 'sandbox', smsDailyParts: 0 });
  expect((await order('+14155550103')).statusCode).toBe(409);
});

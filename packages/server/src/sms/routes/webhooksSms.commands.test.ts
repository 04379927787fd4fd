import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount } from '../../accounts/index';
import { verifyConsentChain } from '../../consents/index';
import { enqueueMessage, startOutbox } from '../../messages/index';
import { listForms } from '../../numbers/index';
import { sampleAccount } from '../../sample/testing/index';
import { createSandboxProvider } from '../../sandbox/index';
import { ensureSecret, sandboxSecret } from '../../secrets/index';
import { type OptIn, saveConsent } from '../../subscribers/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';
import { waitFor } from '../../testing/waitFor';

const phone = '+14155550100';
let test: TestApp;
let app: FastifyInstance;
let secret: string;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({ publicUrl: textsUrl });
  secret = await ensureSecret(test.sql, sandboxSecret);
  await insertAccount(test.sql, { ...sampleAccount, accountId: 1002, pageName: 'Second shop' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, suppressions, pending_opt_ins, opt_ins, subscriber_fields, subscribers, sms_slices,
    sandbox_messages, inbound_messages`;
  await test.sql`update accounts set sms_double_opt_in = false`;
});

function text(body: string, parts: Record<string, string> = {}) {
  count += 1;
  const pairs = buildTextForm({ MessageSid: `SM${count}`, From: phone, Body: body, ...parts });
  return postText(app, { secret, pairs });
}
const selectQueued = () =>
  test.sql<{ accountId: number; text: string }[]>`
    select account_id as "accountId", body ->> 'text' as text from outbox where state = 'queued' order by message_id`;
const selectTexts = async () => (await selectQueued()).map(({ text: words }) => words);
const isStopped = async (accountId = 1001) =>
  (await test.sql`select from suppressions where account_id = ${accountId} and lifted_at is null`).length > 0;
const leave = (session: string) => {
  const body = buildPhoneBody({ phone_number: phone, session_id: session });
  return postPhone(app, body);
};

describe('the commands of the SMS webhook', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'STOPALL',
    'Unsubscribe',
    'cancel',
    'END',
    'quit!',
    'please stop texting me',
  ])('OWN-13 C58 "%s" stops every account at the number, and is confirmed once', async (body) => {
    await text(body);
    await text(body);
    expect([await isStopped(1001), await isStopped(1002)]).toEqual([true, true]);
    expect(await selectQueued()).toEqual([
      { accountId: 1001, text: expect.stringMatching(/^Fern & Fig: You are unsubscribed .* START/) },
    ]);
  });

  it('OWN-13 C58 STOP beats a thousand queued messages; only the confirmation arrives', async () => {
    for (let index = 0; index < 1000; index += 1) {
      const message = {
        accountId: 1001,
        channel: 'sms',
        recipient: phone,
        body: { text: `${index}` },
      } as const;
      await enqueueMessage(test.sql, { ...message, dedupeKey: `many ${index}` });
    }
    const sent: string[] = [];
    const slow = {
      send: async (message: { body: unknown }) => {
        sent.push((message.body as { text: string }).text);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { type: 'sent' as const };
      },
    };
    const outbox = await startOutbox({ sql: test.sql, providers: { sandbox: slow }, log: quiet });
    await waitFor(async () => sent.length >= 5);
    const startMs = performance.now();
    expect((await text('STOP')).statusCode).toBe(200);
    expect(performance.now() - startMs).toBeLessThan(1000);
    const before = sent.length;
    await waitFor(async () => sent.at(-1)?.includes('unsubscribed'));
    // At most one message was being sent when STOP was answered.
    expect(sent.length - before).toBeLessThanOrEqual(2);
    const states = await test.sql`select state, count(*)::integer as n from outbox group by 1 order by 1`;
    await outbox.stop();
    expect(states.find(({ state }) => state === 'queued')).toBeUndefined();
    expect(sent.filter((words) => words.includes('unsubscribed'))).toHaveLength(1);
  });

  it('OWN-13 C58 does not send what is queued after STOP either', async () => {
    await text('STOP');
    await leave('after-stop-1');
    const outbox = await startOutbox({
      sql: test.sql,
      providers: { sandbox: createSandboxProvider(test.sql) },
      log: quiet,
    });
    await waitFor(async () => (await selectQueued()).length === 0);
    await outbox.stop();
    expect(await test.sql`select state, is_reply from outbox order by message_id`).toEqual([
      { state: 'sent', is_reply: true },
      { state: 'cancelled', is_reply: false },
    ]);
    expect(await test.sql`select from sandbox_messages`).toHaveLength(1);
  });

  it.each(['START', 'unstop', ' Start '])(
    'OWN-13 C59 "%s" after a STOP allows texts again and is a new consent',
    async (body) => {
      await leave(`before-${count}-stop`);
      await text('STOP');
      await test.sql`truncate outbox`;
      await text(body);
      expect(await isStopped()).toBe(false);
      expect(await selectTexts()).toEqual([expect.stringContaining('subscribed again')]);
      const [last] =
        await test.sql`select method, button_label, phone from consents order by seq desc limit 1`;
      expect(last).toEqual({ method: 'start', button_label: body, phone });
      // Nothing to restart.
      await text(body);
      expect(await selectTexts()).toHaveLength(1);
    },
  );

  it('SMS-11 C59 the receipt of a START has the words that it answers, and nothing from an earlier page', async () => {
    await leave('page-before-start');
    await text('STOP');
    await text('START');
    const columns = test.sql`select consent_text, page_address, origin, ip_short, user_agent, session_id <> 'page-before-start'
      as is_apart from consents where phone = any(${listForms(test.sql, 1001, phone)}) order by seq desc limit 2`;
    const [start, form] = await columns;
    expect(form).toMatchObject({ origin: 'https://shop.example.com', user_agent: 'Test browser' });
    expect(start).toEqual({
      consent_text: expect.stringContaining('Reply START to subscribe again.'),
      page_address: null,
      origin: '',
      ip_short: '',
      user_agent: '',
      is_apart: true,
    });
  });

  it('OWN-13 OWN-22 welcomes a person again who stops and opts in on the same day, once', async () => {
    const welcomes = async () => (await selectTexts()).filter((words) => words.includes('FERN10'));
    await leave('same-day-first');
    await leave('same-day-second');
    expect(await welcomes()).toHaveLength(1);
    await text('STOP');
    expect(await welcomes()).toHaveLength(0);
    await text('FERN');
    await leave('same-day-third');
    expect(await welcomes()).toHaveLength(1);
  });

  it('SMS-10 C59 a keyword after a STOP is also a new consent, and is confirmed once', async () => {
    await text('FERN');
    await text('STOP');
    await test.sql`truncate outbox`;
    await text('FERN');
    expect(await isStopped()).toBe(false);
    expect(await test.sql`select from opt_ins`).toHaveLength(1);
    expect(await selectTexts()).toEqual([expect.stringContaining('subscribed again')]);
    await text('FERN');
    expect(await selectTexts()).toHaveLength(1);
  });

  it('OWN-13 C59 HELP says who is texting, whom to contact and how to stop, even to those who stopped', async () => {
    await text('STOP');
    await test.sql`truncate outbox`;
    await text('HELP');
    await text('info');
    expect(await selectTexts()).toEqual(
      Array(2).fill(expect.stringMatching(/^Fern & Fig: .*hello@fernandfig\.example.*STOP/)),
    );
    // A machine that keeps asking gets no more: six answers an hour, and the one to STOP was the first.
    for (let index = 0; index < 10; index += 1) await text('HELP');
    expect(await selectTexts()).toHaveLength(5);
  });

  it('OWN-13 C58 obeys what Twilio already answered, without answering again', async () => {
    await text('STOP', { OptOutType: 'STOP' });
    expect(await isStopped()).toBe(true);
    expect(await selectQueued()).toHaveLength(0);
  });

  it('SMS-03 NET-12 C63 with double opt-in a number counts once it replies YES', async () => {
    await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
    const answer = await leave('double-visit');
    expect(answer.json()).toEqual({ state: true, errors: [] });
    expect(await test.sql`select from subscribers`).toHaveLength(0);
    // A number that never replies leaves no record that stays.
    expect(await test.sql`select from consents where session_id = 'double-visit'`).toHaveLength(0);
    // The same form again within ten minutes asks once.
    await leave('double-visit');
    expect(await test.sql`select from pending_opt_ins`).toHaveLength(1);
    await test.sql`update pending_opt_ins set created_at = created_at - interval '2 hours'`;
    expect(await selectTexts()).toEqual([expect.stringContaining('Reply YES')]);
    await text('yes');
    expect(await test.sql`select session_id from opt_ins`).toEqual([{ session_id: 'double-visit' }]);
    // The question was still in the queue.
    expect(await selectTexts()).toEqual([expect.stringContaining('FERN10')]);
    const records = await test.sql`
      select method, given_at < created_at - interval '1 hour' as is_earlier, subscriber_id = (select subscriber_id from subscribers) as is_theirs
      from consents where session_id = 'double-visit' order by seq`;
    expect(records).toEqual([
      { method: 'inline', is_earlier: true, is_theirs: true },
      { method: 'confirmed', is_earlier: null, is_theirs: true },
    ]);
    await text('YES');
    expect(await test.sql`select from opt_ins`).toHaveLength(1);
    // The page never reveals whose number it is: a subscriber's and a stopped one get the same words.
    expect((await leave('double-again-visit')).json()).toEqual(answer.json());
    await text('STOP');
    expect((await leave('double-stopped-visit')).json()).toEqual(answer.json());
  });

  it.each([
    ['nothing was asked', async () => undefined],
    [
      'it was asked too long ago',
      async () => {
        await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
        await leave('double-late-visit');
        await test.sql`update pending_opt_ins set expires_at = now() - interval '1 second'`;
      },
    ],
    [
      'STOP came before',
      async () => {
        await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
        await leave('double-stop-visit');
        await text('STOP');
      },
    ],
  ])('OWN-13 C63 a YES when %s is not an opt-in', async (_title, prepare) => {
    await prepare();
    await text('YES');
    expect(await test.sql`select from opt_ins`).toHaveLength(0);
  });

  it('SMS-11 a form that an older version recorded before the YES is not recorded again', async () => {
    await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
    await leave('double-old-visit');
    const [pending] = await test.sql<{ optIn: OptIn }[]>`select opt_in as "optIn" from pending_opt_ins`;
    const optIn = { ...(pending?.optIn as OptIn), phone };
    await test.sql.begin((sql) => saveConsent(sql, optIn, { subscriberId: optIn.newSubscriberId }));
    await text('YES');
    const records =
      await test.sql`select method from consents where session_id = 'double-old-visit' order by seq`;
    expect(records.map(({ method }) => method)).toEqual(['inline', 'confirmed']);
  });

  it('OWN-13 C63 a YES from another phone, or any other word, opts no one in; the right one still does', async () => {
    await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
    await leave('double-other-visit');
    await text('YES', { From: '+14155550177' });
    for (const words of ['NO', 'Yesterday', 'maybe', '👍']) await text(words);
    expect(await test.sql`select from subscribers`).toHaveLength(0);
    await text('YES');
    expect(await test.sql`select session_id from opt_ins`).toEqual([{ session_id: 'double-other-visit' }]);
  });

  it('SMS-11 C62 the chain of consents holds after all of this', async () => {
    expect(await verifyConsentChain(test.sql, 1001)).toMatchObject({ ok: true, unchained: 0 });
  });
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

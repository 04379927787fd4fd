import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { noChannels } from '../../env/testing/index';
import { listForms } from '../../numbers/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { ensureSecret, sandboxSecret } from '../../secrets/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';

const twilio = { accountSid: 'AC1', authToken: 'twilio-token-0123456789' };
let test: TestApp;
let app: FastifyInstance;
let secret: string;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({
    publicUrl: textsUrl,
    channels: { ...noChannels, shared: { twilio }, sharedWith: [1002] },
  });
  secret = await ensureSecret(test.sql, sandboxSecret);
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  await insertAccount(test.sql, {
    ...sampleAccount,
    accountId: 1002,
    smsProvider: 'twilio',
    widgetPhone: '+1 (415) 555-0199',
  });
  await insertWidget(test.sql, 1002, { ...modal, widgetId: 6001, smsKeyword: 'ROSE' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, suppressions, sms_refs, opt_ins, subscriber_fields, subscribers, inbound_messages, sms_slices`;
});

/** Posts a sandbox text with its own id. */
function text(body: string, parts: Record<string, string> = {}) {
  count += 1;
  const pairs = buildTextForm({ MessageSid: `SM${count}`, Body: body, ...parts });
  return postText(app, { secret, pairs });
}
const askRef = async (session: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/widget/generateSMSRef',
    headers: { origin: 'https://shop.example.com' },
    payload: { account_id: 1001, widget_id: 5001, session_id: session },
  });
  return answer.json<{ state: boolean; ref: string }>().ref;
};
const hasOptedIn = async (session: string) => {
  const answer = await app.inject(`/pixel/checkOptin?account_id=1001&session_id=${session}`);
  return answer.json<{ has_opted_in: boolean }>().has_opted_in;
};
const countOptIns = async () => (await test.sql`select from opt_ins`).length;
const selectQueued = () =>
  test.sql<{ text: string; recipient: string }[]>`
    select body ->> 'text' as text, recipient from outbox where state = 'queued' order by message_id`;

describe('POST /webhooks/sms', () => {
  it('SMS-08 NET-05 OWN-13 a ref from a phone is the opt-in of its visit, and checkOptin turns true', async () => {
    const ref = await askRef('visit-0001');
    expect(await hasOptedIn('visit-0001')).toBe(false);
    const answer = await text(`Subscribe ${ref}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(answer.body).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
    expect(await hasOptedIn('visit-0001')).toBe(true);
    expect(await test.sql`select phone, channel, source_widget_id from subscribers`).toEqual([
      { phone: '+14155550100', channel: 'sms', source_widget_id: 5001 },
    ]);
    expect(await selectQueued()).toEqual([
      { recipient: '+14155550100', text: expect.stringMatching(/^Fern & Fig: .*STOP/) },
    ]);
    expect(
      await test.sql`select method, button_label, origin, session_id, notice_known from consents
        where session_id = 'visit-0001'`,
    ).toEqual([
      {
        method: 'text',
        button_label: `Subscribe ${ref}`,
        origin: 'https://shop.example.com',
        session_id: 'visit-0001',
        notice_known: false,
      },
    ]);
  });

  it('SMS-09 OWN-13 C24 a thousand copies of a text, and the ref in others, give one opt-in and one message', async () => {
    const ref = await askRef('visit-0002');
    const pairs = buildTextForm({ MessageSid: 'SMdup', Body: `Subscribe ${ref}` });
    for (let wave = 0; wave < 20; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => postText(app, { secret, pairs })));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    await text(`Subscribe ${ref}`);
    await text(`subscribe ${ref.toUpperCase()}`);
    expect(await countOptIns()).toBe(1);
    expect(await selectQueued()).toHaveLength(1);
    expect(await test.sql`select from consents where session_id = 'visit-0002'`).toHaveLength(1);
    const kept = await test.sql`select outcome from inbound_messages order by message_id`;
    expect(kept.map(({ outcome }) => outcome)).toEqual(['opted_in', 'known', 'known']);
  });

  it('OWN-13 D12 a text that also arrives at the fallback address, with a reason, is the same text', async () => {
    const parts = { MessageSid: 'SMfallback', Body: 'FERN' };
    const again = { ...parts, ErrorCode: '11200', ErrorUrl: `${textsUrl}/webhooks/sms` };
    for (const form of [parts, again, again]) {
      expect((await postText(app, { secret, pairs: buildTextForm(form) })).statusCode).toBe(200);
    }
    expect(await countOptIns()).toBe(1);
    expect(await test.sql`select outcome from inbound_messages`).toEqual([{ outcome: 'opted_in' }]);
  });

  it('SMS-09 A-44 a ref works for a year, and no longer', async () => {
    const ref = await askRef('visit-0003');
    await test.sql`update sms_refs set expires_at = expires_at - interval '365 days'`;
    await text(`Subscribe ${ref}`);
    expect(await hasOptedIn('visit-0003')).toBe(true);
    const old = await askRef('visit-0004');
    await test.sql`update sms_refs set expires_at = expires_at - interval '366 days'`;
    await text(`Subscribe ${old}`);
    expect(await hasOptedIn('visit-0004')).toBe(false);
  });

  it('SMS-09 a ref belongs to the first number that used it; a second one counts by itself', async () => {
    const ref = await askRef('visit-0005');
    await text(`Subscribe ${ref}`, { From: '+14155550176' });
    await text(`Subscribe ${ref}`, { From: '+14155550177' });
    const rows = await test.sql`
      select phone, session_id = 'visit-0005' as is_visit from opt_ins join subscribers using (account_id, subscriber_id)
      order by is_visit desc`;
    expect(rows).toEqual([
      { phone: '+14155550176', is_visit: true },
      { phone: '+14155550177', is_visit: false },
    ]);
    const proofs = await test.sql`
      select phone, origin <> '' as has_origin from consents
      where phone = any(${['+14155550176', '+14155550177'].flatMap((one) => listForms(test.sql, 1001, one))})
      order by has_origin desc`;
    expect(proofs).toEqual([
      { phone: '+14155550176', has_origin: true },
      { phone: '+14155550177', has_origin: false },
    ]);
  });

  it.each(['FERN', 'fern', ' Fern! ', 'Subscribe FERN', 'subscribe fern'])(
    'SMS-10 A-88 OWN-22 the keyword "%s" is an opt-in without a visit, once per number',
    async (body) => {
      await text(body);
      await text(body);
      expect(await countOptIns()).toBe(1);
      expect(await selectQueued()).toHaveLength(1);
    },
  );

  it.each([
    ['an unknown ref', 'Subscribe aaaaaaaaaaaaaaaa'],
    ['a word that is no keyword', 'fernando'],
    ['a question', 'Do you deliver to Ohio?'],
    ['nothing', ''],
    ['emoji', '🌿🌿'],
  ])('OWN-13 C60 %s is not an opt-in; stores it for a person and logs it', async (_title, body) => {
    const before = test.lines.length;
    expect((await text(body)).statusCode).toBe(200);
    expect(await countOptIns()).toBe(0);
    expect(await selectQueued()).toHaveLength(0);
    expect(await test.sql`select text, outcome from inbound_messages`).toEqual([
      { text: body, outcome: 'for_person' },
    ]);
    expect(test.lines.slice(before).join('')).toContain('it waits for a person');
  });

  it('OWN-13 accepts and logs a text for an unknown number, without effect', async () => {
    const before = test.lines.length;
    expect((await text('FERN', { To: '+14155550000' })).statusCode).toBe(200);
    expect(await countOptIns()).toBe(0);
    const lines = test.lines.slice(before).join('');
    expect(lines).toContain('a number that no account uses');
    expect(lines).not.toContain('0100');
  });

  it('OWN-13 the sandbox speaks for its own accounts only, and Twilio for its own', async () => {
    const to = { To: '+14155550199', Body: 'ROSE' };
    const pairs = (sid: string) => buildTextForm({ ...to, MessageSid: sid });
    await postText(app, { secret, pairs: pairs('SMforeign') });
    expect(await countOptIns()).toBe(0);
    await postText(app, { secret: twilio.authToken, pairs: pairs('SMown') });
    expect(await test.sql`select account_id, widget_id from opt_ins`).toEqual([
      { account_id: 1002, widget_id: 6001 },
    ]);
  });

  it.each([
    ['a wrong secret', { secret: 'wrong' }],
    ['no signature', { signature: '' }],
    ['a changed text', { payload: 'MessageSid=SMx&From=%2B14155550100&To=%2B14155552671&Body=FERN+' }],
    ['a field added', { payload: `${new URLSearchParams([['Extra', '1']])}&Body=FERN` }],
    ['broken UTF-8', { payload: 'MessageSid=SMx&Body=%ff' }],
    ['another address', { path: '/webhooks/sms?x=1', signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
  ])('OWN-13 C21 rejects %s with 403 and logs it, without effect', async (_title, parts) => {
    const before = test.lines.length;
    const pairs = buildTextForm({ MessageSid: 'SMx', Body: 'FERN' });
    const answer = await postText(app, { secret, pairs, ...parts });
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'The signature is invalid.' }]);
    expect([await countOptIns(), (await selectQueued()).length]).toEqual([0, 0]);
    expect(test.lines.slice(before).join('')).toContain('wrong signature');
  });

  it('OWN-13 C21 the same form in another encoding and order is the same text', async () => {
    const pairs = buildTextForm({ MessageSid: 'SMenc', Body: 'Fern 🌿' });
    const recoded = [...pairs]
      .reverse()
      .map((pair) => pair.map(encodeEvery).join('='))
      .join('&');
    for (const payload of [undefined, recoded]) {
      const answer = await postText(app, { secret, pairs, ...(payload && { payload }) });
      expect(answer.statusCode).toBe(200);
    }
    expect(await countOptIns()).toBe(0);
    expect(await test.sql`select text from inbound_messages`).toEqual([{ text: 'Fern 🌿' }]);
  });

  it.each([
    ['no id', { MessageSid: undefined }],
    ['an invalid id', { MessageSid: "x' or 1=1" }],
    ['no sender', { From: undefined }],
    ['no number', { To: undefined }],
    ['no text', { Body: undefined }],
    ['a sender beyond all bounds', { From: '+'.repeat(100) }],
  ])('OWN-13 answers a signed form with %s with 400, and stores nothing', async (_title, parts) => {
    const pairs = buildTextForm({ MessageSid: 'SMbad', Body: 'FERN', ...parts });
    const answer = await postText(app, { secret, pairs });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['error']]);
    expect(await countOptIns()).toBe(0);
    expect(await test.sql`select from inbound_messages`).toHaveLength(0);
  });

  it.each([
    ['application/json', '{"MessageSid":"SM1"}', 415],
    ['text/plain', 'FERN', 415],
    ['application/x-www-form-urlencoded', 'x='.padEnd(20_000, 'x'), 413],
  ])('OWN-13 rejects a body of type %s', async (type, payload, status) => {
    const headers = { 'content-type': type };
    const answer = await postText(app, { secret, pairs: [], payload, headers });
    expect(answer.statusCode).toBe(status);
    if (status === 415) expect(answer.json().error).toContain('Send application/x-www-form-urlencoded.');
  });

  it('OWN-13 a sender without a phone number cannot opt in', async () => {
    await text('FERN', { From: '72345' });
    await text('FERN', { From: 'SHOP' });
    expect(await countOptIns()).toBe(0);
  });
});

/** Every byte as a percent code. */
function encodeEvery(value: string): string {
  return [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

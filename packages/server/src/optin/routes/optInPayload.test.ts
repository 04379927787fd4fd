import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertWidget } from '../../accounts/index';
import { sampleWidgets } from '../../sample/testing/index';
import { ensureSecret, sandboxSecret } from '../../secrets/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';
import { type Browser, openSampleBrowser } from '../../testing/signUp';

const phone = '+14155550100';
let test: TestApp;
let app: FastifyInstance;
let owner: Browser;
let secret: string;
let count = 0;
beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({ publicUrl: textsUrl });
  secret = await ensureSecret(test.sql, sandboxSecret);
  owner = await openSampleBrowser(test);
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  const data = { ...modal.data, setup: { ref_payload_field_id: 'product' } };
  await insertWidget(test.sql, 1001, { ...modal, widgetId: 5095, data });
  await owner.call('POST', '/webhooks', { url: 'https://receiver.example/hook' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`update accounts set sms_double_opt_in = false where account_id = 1001`;
  await test.sql`
    truncate outbox, sms_refs, pending_opt_ins, opt_ins, subscriber_fields, subscribers, sms_slices, webhook_deliveries cascade`;
});

/** A new visit each time: the same consent again would count as one. */
const send = (parts: object) => {
  count += 1;
  return postPhone(app, buildPhoneBody({ phone_number: phone, session_id: `visit-form-${count}`, ...parts }));
};
const askRef = async (parts: object = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/widget/generateSMSRef',
    headers: { origin: 'https://shop.example.com' },
    payload: { account_id: 1001, widget_id: 5001, session_id: 'visit-0001', ...parts },
  });
  return answer.json<{ ref: string }>().ref;
};
const text = (body: string) => {
  count += 1;
  return postText(app, { secret, pairs: buildTextForm({ MessageSid: `SMp${count}`, Body: body }) });
};
const selectOptIns = async () =>
  (await test.sql<{ payload: string }[]>`select payload from opt_ins order by created_at`).map(
    (row) => row.payload,
  );

const parseCells = (line: string): string[] => line.match(/"(?:[^"]|"")*"|[^,]+|(?<=^|,)(?=,|$)/g) ?? [];

/** What the owner sees of the only subscriber, in every place. */
async function collectPayloads() {
  const { subscribers } = (await owner.call('GET', '/subscribers')).json();
  const [{ subscriberId, payload: listed }] = subscribers;
  const subscriber = (await owner.call('GET', `/subscribers/${subscriberId}`)).json();
  const [head = '', row = ''] = (await owner.call('GET', '/subscribers/export')).body.split('\r\n');
  const [told] = await test.sql<{ body: string }[]>`select body from webhook_deliveries`;
  return {
    listed,
    subscriber: subscriber.payload,
    optIns: subscriber.optIns.map((one: { payload: string }) => one.payload),
    exported: parseCells(row)[parseCells(head).indexOf('payload')],
    told: JSON.parse(told?.body ?? '{}').data.payload,
  };
}
const everywhere = (payload: string) => ({
  listed: payload,
  subscriber: payload,
  optIns: [payload],
  exported: payload,
  told: payload,
});

describe('the payload of an opt-in by phone', () => {
  it('NET-01 OWN-12 OWN-15 arrives in the list, the profile, the export and the webhook', async () => {
    expect((await send({ payload: 'sku-9' })).json()).toEqual({ state: true, errors: [] });
    expect(await collectPayloads()).toEqual(everywhere('sku-9'));
  });
  it('NET-04 SMS-08 OWN-12 OWN-15 of a link into the messages app does too', async () => {
    await text(`Subscribe ${await askRef({ payload: 'sku-9' })}`);
    expect(await collectPayloads()).toEqual(everywhere('sku-9'));
  });
  it('NET-04 SMS-08 SMS-11 keeps the words of the notice in the language in which its visitor read them', async () => {
    const legal = { text: 'Ich stimme zu. STOP beendet alles.', law: 'us' };
    await test.sql`
      update widgets set data = data || ${test.sql.json({ languages: { de: { legal } } })}
      where account_id = 1001 and widget_id = 5095`;
    await text(`Subscribe ${await askRef({ widget_id: 5095, session_id: 'visit-german', language: 'de' })}`);
    await text(`Subscribe ${await askRef({ widget_id: 5095, session_id: 'visit-other', language: 'xx' })}`);
    const rows = await test.sql`select consent_text, text_version from consents where method = 'text'
      and widget_id = 5095 order by created_at`;
    expect(rows).toMatchObject([
      { consent_text: expect.stringContaining('Ich stimme'), text_version: '1-de' },
      { consent_text: expect.stringContaining('By subscribing'), text_version: '1' },
    ]);
  });
  it('NET-04 SMS-09 each payload of a visit has its own ref and its own opt-in', async () => {
    const [fern, again, fig, none] = [
      await askRef({ payload: 'fern' }),
      await askRef({ payload: 'fern' }),
      await askRef({ payload: 'fig' }),
      await askRef(),
    ];
    expect([again === fern, new Set([fern, fig, none]).size]).toEqual([true, 3]);
    for (const ref of [fern, fig]) await text(`Subscribe ${ref}`);
    expect(await selectOptIns()).toEqual(['fern', 'fig']);
    expect(await test.sql`select distinct session_id from opt_ins`).toEqual([{ session_id: 'visit-0001' }]);
  });
  it('SMS-03 survives the wait for a YES', async () => {
    await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
    await send({ payload: 'sku-9' });
    expect(await selectOptIns()).toEqual([]);
    await text('YES');
    expect(await collectPayloads()).toEqual(everywhere('sku-9'));
  });
  it('SMS-03 an opt-in from before payloads existed has none', async () => {
    await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
    await send({});
    await test.sql`update pending_opt_ins set opt_in = opt_in - 'payload'`;
    await text('YES');
    expect(await selectOptIns()).toEqual(['']);
  });
  it.each([
    ['a form', (payload: string) => send({ widget_id: 5095, payload })],
    ['a text', async (payload: string) => text(`Subscribe ${await askRef({ widget_id: 5095, payload })}`)],
  ])('OWN-22 of %s goes to the field that the widget names, and the latest wins', async (_, optIn) => {
    for (const payload of ['fern', 'fig']) await optIn(payload);
    expect(await test.sql`select field_id, value from subscriber_fields`).toEqual([
      { field_id: 'product', value: 'fig' },
    ]);
  });
  it.each([
    ['too long', 'x'.repeat(5000), 'x'.repeat(200)],
    ['with a character that no database holds', 'a\u0000b', 'ab'],
  ])('NET-12 A-60 cuts one %s without losing the opt-in', async (_, payload, kept) => {
    expect((await send({ payload })).json()).toMatchObject({ state: true });
    expect(await selectOptIns()).toEqual([kept]);
  });
  it('NET-12 a page that sends none opts in as before', async () => {
    await send({});
    expect(await selectOptIns()).toEqual(['']);
  });
});

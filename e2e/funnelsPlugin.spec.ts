import type { AnySql } from '../packages/server/src/database/Sql';
import { signBody } from '../packages/server/src/messenger/isSignedBy';
import { ensureSecret, sandboxSecret } from '../packages/server/src/secrets/store/ensureSecret';
import { openSandbox, funnelTest as test, threadOf } from './support/funnelTest';
import type { Product } from './support/openProduct';
import { fbTag, noteEvents, sdkDouble, sdkHost, sentHome } from './support/sdkDouble';
import { expect } from './support/test';

/** What the platform reports when a user has acted, signed for a sandbox account. */
async function tell(product: Product, pageId: string, messaging: object): Promise<number> {
  const secret = await ensureSecret(product.sql as unknown as AnySql, sandboxSecret);
  const body = JSON.stringify({ object: 'page', entry: [{ id: pageId, time: 1, messaging: [messaging] }] });
  const signature = signBody(secret, Buffer.from(body));
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  const answer = await fetch(`${product.url}/webhooks/messenger`, { method: 'POST', headers, body });
  return answer.status;
}

test("CHK-02 CHK-04 CHK-08 SUB-06 BOOT-09 REND-01 OWN-13 OWN-14 OWN-22 a plugin's checkbox: ticked, confirmed, opted in, welcomed, and stopped", async ({
  openShop,
  outside,
  phone,
  product,
  visitor,
}) => {
  outside.expect(sdkHost, sdkDouble());
  const { sql } = product;
  const actions = { sequence: 'Welcome to the club\n--- 2 hours\nStill there?' };
  const checkbox = { id: 7008, type: 'checkbox', channel: 'fb', data: { main: {}, actions } };
  const body = noteEvents + fbTag('checkbox', 7008, 'check');
  const { accountId, pageId, sandbox, url } = await openShop([checkbox], {
    body: `<script>trail = []</script>${body}`,
  });
  await sql`update accounts set messenger_mode = 'plugin', app_id = '42' where account_id = ${accountId}`;
  await openSandbox(phone, sandbox);
  await phone.click('nav button:last-child');

  await visitor.goto(url);
  await visitor.waitFor(() => document.querySelector('#check [slot=plugin] input'));
  await visitor.evaluate(() => document.querySelector<HTMLElement>('#check [slot=plugin] input')?.click());
  await visitor.waitFor(() => window.MC.getWidget(7008)?.checked);
  await visitor.evaluate(() => window.MC.getWidget(7008)?.submit());
  const confirmed = { app_id: '42', page_id: pageId, ref: expect.any(String), user_ref: expect.any(String) };
  await expect
    .poll(() => sentHome(outside))
    .toEqual([['MessengerCheckboxUserConfirmation', null, confirmed]]);
  const [[, , details]] = sentHome(outside) as [[string, null, { ref: string; user_ref: string }]];
  expect(await sql`select from opt_ins where account_id = ${accountId}`).toHaveLength(0);

  // The platform has received it, and reports it twice.
  const { ref, user_ref } = details;
  const ticked = { timestamp: Date.now(), optin: { ref, user_ref } };
  expect([await tell(product, pageId, ticked), await tell(product, pageId, ticked)]).toEqual([200, 200]);
  await expect.poll(() => threadOf(phone, 'messenger')).toEqual(['business: Welcome to the club']);
  const selectRows = () => sql`
    select o.widget_id::int as widget, o.session_id as session, s.messenger_user_ref as box, s.psid
    from opt_ins o join subscribers s using (account_id, subscriber_id) where o.account_id = ${accountId}`;
  const session = await visitor.evaluate(() => JSON.parse(localStorage.getItem('widget-session') ?? '{}'));
  const row = { widget: 7008, session: session.sessionId, box: user_ref };
  expect(await selectRows()).toEqual([{ ...row, psid: null }]);

  // Then the person answers STOP, and only that reveals who they are.
  const prior_message = { source: 'checkbox_plugin', identifier: user_ref };
  const message = { mid: `m.${accountId}`, text: 'STOP' };
  const id = `7${accountId}000000000`;
  const stop = { sender: { id }, recipient: { id: pageId }, timestamp: Date.now(), message, prior_message };
  expect(await tell(product, pageId, stop)).toBe(200);
  const selectStates = () => sql`
    select state, is_reply, recipient from outbox where account_id = ${accountId} order by message_id`;
  await expect.poll(selectStates).toEqual([
    { state: 'sent', is_reply: false, recipient: `user_ref:${user_ref}` },
    { state: 'cancelled', is_reply: false, recipient: id },
    { state: 'sent', is_reply: true, recipient: id },
  ]);
  expect(await selectRows()).toEqual([{ ...row, psid: id }]);
  await expect
    .poll(() => threadOf(phone, 'messenger'))
    .toEqual([
      'business: Fern & Fig: You’re unsubscribed and won’t get any more messages. Reply START to subscribe again.',
    ]);
});

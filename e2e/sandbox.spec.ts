import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sql } from 'postgres';
import { findComplaints } from './support/findComplaints';
import { forward } from './support/forward';
import { openSandbox, funnelTest as test, threadOf, writeIn } from './support/funnelTest';
import { numberIn } from './support/openNumbers';
import { readSeen } from './support/Seen';
import { expect } from './support/test';

type Sent = { accountId: number; channel: 'sms' | 'fb'; to: string; body: object };

/** Makes a message arrive, as the sandbox's provider stores it. */
async function arrive(sql: Sql, { accountId, channel, to, body }: Sent): Promise<void> {
  await sql`
    insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
    values (${accountId}, gen_random_uuid(), ${channel}, ${to}, 'out', ${sql.json(body as never)})`;
  await sql`select pg_notify('beckon_sandbox', ${String(accountId)})`;
}

test('OWN-13 A-29 a phone by keyboard: another number, a message, an answer; what arrives elsewhere is counted and announced', async ({
  openShop,
  product: { sql },
  visitor,
}) => {
  const { accountId, sandbox } = await openShop([]);
  await openSandbox(visitor, sandbox);
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('[data-app=sms] [aria-haspopup=dialog]')?.focus(),
  );
  await visitor.press('Enter');
  await visitor.see('[popover] input[type=tel]');
  await visitor.press('Tab');
  const proposed = await visitor.see('[popover] input[type=tel]');
  expect(proposed.replace(/\s/g, '')).toMatch(/^\+120255501\d\d$/);
  await visitor.press('Enter');
  await expect.poll(() => visitor.sees('[popover]')).toBe(false);
  await writeIn(visitor, 'sms', 'HELP');
  await expect.poll(async () => (await threadOf(visitor, 'sms')).length).toBe(2);
  expect(await threadOf(visitor, 'sms')).toEqual([
    'visitor: HELP',
    expect.stringContaining('hello@shop.test'),
  ]);
  const number = proposed.replace(/\s/g, '');
  const [heard, ...more] = await sql<{ sender: string; text: string }[]>`
    select sender, text from inbound_messages where account_id = ${accountId}`;
  expect([numberIn(sql, accountId, heard?.sender ?? ''), heard?.text, more]).toEqual([number, 'HELP', []]);

  // A visitor who is writing keeps their phone; the other one is counted in the list.
  await visitor.click('[data-app=sms] textarea');
  await visitor.type('I was');
  await arrive(sql, { accountId, channel: 'sms', to: '+13125550199', body: { text: 'For another phone' } });
  await visitor.waitFor(() =>
    document.querySelector('p[role=status]')?.textContent?.includes('For another phone'),
  );
  expect(await threadOf(visitor, 'sms')).toHaveLength(2);
  await visitor.click('[data-app=sms] [role=combobox]');
  const rows = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('[role=option]')].map((row) => row.textContent?.replace(/\s/g, ' ')),
    );
  expect(await rows()).toEqual([
    expect.stringMatching(/^\+1 312 555 0199.*1 new/),
    expect.stringContaining('+1 202 555'),
  ]);
  await visitor.click('[role=option]');
  await expect.poll(() => threadOf(visitor, 'sms')).toEqual(['business: For another phone']);
  expect(await visitor.see('[data-app=sms] textarea')).toBe('I was');
});

test("OWN-13 STOP from a phone that was not chosen is sent; an account without a number says why it can't be", async ({
  openShop,
  product: { sql },
  visitor,
}) => {
  const { accountId, sandbox } = await openShop([]);
  await openSandbox(visitor, sandbox);
  await writeIn(visitor, 'sms', 'STOP');
  await expect
    .poll(() => threadOf(visitor, 'sms'))
    .toEqual(['visitor: STOP', expect.stringContaining('You are unsubscribed')]);
  await sql`update accounts set widget_phone = '' where account_id = ${accountId}`;
  await openSandbox(visitor, sandbox);
  await writeIn(visitor, 'sms', 'STOP');
  expect(await visitor.see('[data-app=sms] form [role=alert]')).toContain('has no phone number yet');
  expect(await visitor.see('[data-app=sms] textarea')).toBe('STOP');
});

test('OWN-14 the messenger: replies to tap, buttons and links; what the webhook rejects is not shown', async ({
  openShop,
  product,
  visitor,
}) => {
  const { sql } = product;
  const { accountId, sandbox } = await openShop([]);
  const to = '7000000000000001';
  const answers = ['Sun', 'Shade'].map((title) => ({
    content_type: 'text',
    title,
    payload: `LIGHT_${title}`,
  }));
  const buttons = [
    { type: 'postback', title: 'Remind me', payload: 'REMIND' },
    { type: 'web_url', title: 'See them', url: 'https://shop.test/shade' },
    { type: 'web_url', title: 'Odd one', url: 'javascript:alert(1)' },
  ];
  const template = { type: 'template', payload: { template_type: 'button', text: 'These three', buttons } };
  await arrive(sql, { accountId, channel: 'fb', to, body: { attachment: template } });
  await arrive(sql, {
    accountId,
    channel: 'fb',
    to,
    body: { text: 'How is the light?', quick_replies: answers },
  });
  await openSandbox(visitor, sandbox);
  await visitor.click('[data-app=messenger] li:last-child button');
  const words = async () => (await threadOf(visitor, 'messenger')).slice(2);
  await expect.poll(words).toEqual(['visitor: Sun']);
  expect(await visitor.sees('[data-app=messenger] li:nth-child(2) button')).toBe(false);
  await visitor.click('[data-app=messenger] li:first-child button');
  await expect.poll(words).toEqual(['visitor: Sun', 'visitor: Remind me']);
  const targets = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-app=messenger] li a')].map(({ href, rel }) => [
      href,
      rel,
    ]),
  );
  expect(targets).toEqual([['https://shop.test/shade', 'noopener']]);
  const told = product.log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'stored a Messenger call');
  expect(told).toMatchObject([
    { signer: 'sandbox', fresh: 1 },
    { signer: 'sandbox', fresh: 1 },
  ]);

  // Another secret: the webhook does not recognize the signature, and nothing appears.
  const before = await threadOf(visitor, 'messenger');
  await sql`update accounts set messenger_provider = 'none' where account_id = ${accountId}`;
  visitor.allowError(/404/);
  await writeIn(visitor, 'messenger', 'Hello?');
  expect(await visitor.see('[data-app=messenger] form [role=alert]')).not.toBe('');
  expect(await threadOf(visitor, 'messenger')).toEqual(before);
  expect(await visitor.see('[data-app=messenger] textarea')).toBe('Hello?');
});

test('OWN-13 a lost connection is reported, and what arrived in the meantime is there afterward, once', async ({
  openShop,
  product: { sql, url },
  visitor,
}) => {
  const { accountId, sandbox } = await openShop([]);
  const port = Number(new URL(url).port);
  const between = createServer(
    (request, response) => void readSeen(request).then((seen) => forward(seen, response, { port })),
  );
  const listen = (at: number) => new Promise<void>((resolve) => between.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (between.address() as AddressInfo).port;
  const state = () =>
    visitor.evaluate(() => document.querySelector('[data-link]')?.getAttribute('data-link'));
  const text = (words: string) =>
    arrive(sql, { accountId, channel: 'sms', to: '+12025550150', body: { text: words } });
  await openSandbox(visitor, sandbox.replace(String(port), String(own)));
  await text('first');
  await expect.poll(() => threadOf(visitor, 'sms')).toEqual(['business: first']);
  expect(await state()).toBe('live');

  visitor.allowError(/ERR_|Failed to load|connection|stream/i);
  const closed = new Promise((resolve) => between.close(resolve));
  between.closeAllConnections();
  await closed;
  await expect.poll(state).toBe('lost');
  await text('second');
  await text('third');
  expect(await threadOf(visitor, 'sms')).toEqual(['business: first']);
  await listen(own);
  await expect.poll(state).toBe('live');
  await expect
    .poll(() => threadOf(visitor, 'sms'))
    .toEqual(['business: first', 'business: second', 'business: third']);
  between.close();
  between.closeAllConnections();
});

test('OWN-13 A-29 no accessibility faults, wide and narrow, light and dark; the narrow one shows one app at a time', async ({
  engine,
  openShop,
  product: { sql },
  visitor,
}) => {
  const [{ accountId, sandbox }, other] = [await openShop([]), await openShop([])];
  await openSandbox(visitor, sandbox);
  // A user with two accounts can choose between them.
  await sql`
    insert into members (account_id, user_id, role)
    select ${other.accountId}, user_id, 'owner' from members where account_id = ${accountId}`;
  await openSandbox(visitor, sandbox);
  const isChecked = engine === 'chromium';
  if (isChecked) expect(await findComplaints(visitor, 'sandbox')).toEqual([]);
  await arrive(sql, {
    accountId,
    channel: 'sms',
    to: '+12025550150',
    body: { text: 'See https://shop.test/new.' },
  });
  const quick_replies = [{ content_type: 'text', title: 'Yes', payload: 'Y' }];
  await arrive(sql, {
    accountId,
    channel: 'fb',
    to: '7000000000000001',
    body: { text: 'More?', quick_replies },
  });
  await expect.poll(async () => (await threadOf(visitor, 'messenger')).length).toBe(1);
  if (isChecked) expect(await findComplaints(visitor, 'sandbox with messages')).toEqual([]);
  expect(await visitor.sees('nav button')).toBe(false);

  await visitor.viewport(390, 844);
  await visitor.see('nav button');
  expect(await visitor.sees('[data-app=messenger]')).toBe(false);
  await arrive(sql, { accountId, channel: 'fb', to: '7000000000000001', body: { text: 'Still there?' } });
  await visitor.waitFor(() =>
    document.querySelector('nav button:last-child')?.textContent?.includes('1 new'),
  );
  if (isChecked) expect(await findComplaints(visitor, 'sandbox, narrow')).toEqual([]);
  await visitor.click('nav button:last-child');
  await expect.poll(async () => (await threadOf(visitor, 'messenger')).length).toBe(2);
  expect(await visitor.see('nav button:last-child')).not.toContain('new');
  const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflow).toBe(false);
  const isCovered = await visitor.evaluate(() => {
    const heading = document.querySelector('h1')?.parentElement?.getBoundingClientRect();
    const account = document.querySelector('header [role=combobox]')?.getBoundingClientRect();
    return heading && account && heading.width > 1 && heading.right > account.left;
  });
  expect(isCovered).toBe(false);
});

import {
  answerAfterThread,
  leaveNumber,
  openSandbox,
  funnelTest as test,
  threadOf,
  writeIn,
} from './support/funnelTest';
import { dialogOf } from './support/handWritten';
import { numberIn } from './support/openNumbers';
import { shopModal, shopWelcome } from './support/shopModal';
import { expect } from './support/test';

const stopped =
  'Fern & Fig: You are unsubscribed and will get no more texts. Reply START to subscribe again.';

test('SMS-01 SMS-03 SUB-02 OWN-13 OWN-22 a number submitted on a page gets a welcome text; STOP ends what was still to come', async ({
  openShop,
  phone,
  product: { sql },
  visitor,
}) => {
  const actions = { sequence: `${shopWelcome}\n--- 2 hours\nFern & Fig: a second text` };
  const { accountId, url, sandbox } = await openShop([shopModal(7001, { actions })]);
  await openSandbox(phone, sandbox);
  expect(await phone.see('[data-app=sms] h2')).toBe('No messages yet');

  await visitor.goto(url);
  await leaveNumber(visitor, dialogOf(7001), '202 555 0101');
  expect(await visitor.see(`${dialogOf(7001)} >> [role=status] h2`)).toBe('Welcome');
  await expect.poll(() => threadOf(phone, 'sms')).toEqual([`business: ${shopWelcome}`]);
  const [row] = await sql`
    select s.phone, c.method, o.widget_id::int as widget from subscribers s
    join consents c using (account_id, subscriber_id) join opt_ins o using (account_id, subscriber_id)
    where s.account_id = ${accountId}`;
  expect(numberIn(sql, accountId, row?.['phone'])).toBe('+12025550101');
  expect(row).toMatchObject({ method: 'inline', widget: 7001 });
  const states = () => sql`select state from outbox where account_id = ${accountId} order by message_id`;
  expect(await states()).toEqual([{ state: 'sent' }, { state: 'queued' }]);

  await writeIn(phone, 'sms', 'Stop');
  const after = [`business: ${shopWelcome}`, 'visitor: Stop', `business: ${stopped}`];
  await expect.poll(() => threadOf(phone, 'sms')).toEqual(after);
  // What is due later is decided when it is due.
  await sql`update outbox set next_at = now() where account_id = ${accountId} and state = 'queued'`;
  await expect.poll(states).toEqual([{ state: 'sent' }, { state: 'cancelled' }, { state: 'sent' }]);
  expect(await threadOf(phone, 'sms')).toEqual(after);
});

test('SMS-03 SUB-02 OWN-13 without a text provider, a visitor is not promised a text', async ({
  openShop,
  product: { sql },
  visitor,
}) => {
  const submitted = { title: 'Your code is on its way' };
  const { accountId, url } = await openShop([shopModal(7031, { submitted })]);
  await sql`update accounts set sms_provider = 'none' where account_id = ${accountId}`;
  await visitor.goto(url);
  await leaveNumber(visitor, dialogOf(7031), '202 555 0131');
  expect(await visitor.see(`${dialogOf(7031)} >> [role=status] h2`)).toBe('You’re on the list');
  expect(await sql`select phone from subscribers where account_id = ${accountId}`).toHaveLength(1);
});

test('SUB-05 SUB-09 SUB-10 SUB-11 REND-08 OWN-14 a messenger button is completed in the messenger while the page polls, after 1 s and every 3 s', async ({
  openShop,
  phone,
  product,
  visitor,
}) => {
  const body = '<div class="mcwidget-embed" data-widget-id="7003" id="button"></div>';
  const button = { id: 7003, type: 'button', channel: 'fb', data: { main: {} } };
  const { accountId, url, sandbox } = await openShop([button], { body });
  await visitor.goto(url);
  const link = '#button >> a[href]';
  await visitor.see(link);
  const href = await visitor.evaluate(
    () => document.getElementById('button')?.shadowRoot?.querySelector('a')?.href ?? '',
  );
  expect(href).toMatch(new RegExp(`^${sandbox}\\?ref=w7003_[\\w-]+_\\w+$`));
  const asked = () =>
    product.seen
      .filter(({ path }) => path.startsWith(`/pixel/checkOptin?account_id=${accountId}`))
      .map(({ atMs }) => atMs);
  // The code next to the button leads to the same place; here another device follows it.
  const pressedMs = Date.now();
  await visitor.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    document.getElementById('button')?.shadowRoot?.querySelector('a')?.click();
  });
  await expect.poll(() => asked().length).toBe(2);
  const [first = 0, second = 0] = asked();
  expect(first - pressedMs).toBeGreaterThanOrEqual(1000);
  expect(second - first).toBeGreaterThanOrEqual(2900);

  await openSandbox(phone, href);
  // The thread may arrive before the answer to Get Started; then the link must not be sent a second time.
  const listActs = await answerAfterThread(phone);
  await phone.click('[data-act=getStarted]');
  await expect
    .poll(() => threadOf(phone, 'messenger'))
    .toEqual(['visitor: Get Started', 'business: Fern & Fig: You’re subscribed. Reply STOP to unsubscribe.']);
  expect(await listActs()).toEqual(['getStarted']);
  await visitor.waitFor(() =>
    document.getElementById('button')?.shadowRoot?.textContent?.includes('Success'),
  );
  const count = asked().length;
  const [row] = await product.sql`
    select s.psid, o.session_id as session from subscribers s join opt_ins o using (account_id, subscriber_id)
    where s.account_id = ${accountId}`;
  expect(href).toContain(row?.['session']);
  expect(row?.['psid']).toMatch(/^\d{16}$/);

  // Opened again by the same person, the link is reported without a welcome, and does not count as a second opt-in.
  await openSandbox(phone, href);
  await expect.poll(async () => (await threadOf(phone, 'messenger')).at(-1)).toContain('note: ');
  expect(await product.sql`select from opt_ins where account_id = ${accountId}`).toHaveLength(1);
  await writeIn(phone, 'messenger', 'STOP');
  await expect
    .poll(async () => (await threadOf(phone, 'messenger')).at(-1))
    .toContain('business: Fern & Fig: You’re unsubscribed');
  expect(asked()).toHaveLength(count);
});

test('OMNI-09 OMNI-10 OMNI-11 OMNI-13 OWN-13 OWN-14 the omnichat leads to the messenger, texts, email and the other messenger', async ({
  openShop,
  phone,
  product: { sql },
  visitor,
}) => {
  const channels = {
    enable_facebook: true,
    enable_sms: true,
    enable_whatsapp: true,
    enable_email: true,
    whatsapp_id: '+1 201 555 0199',
    email_to: 'hello@shop.test',
  };
  const omnichat = { id: 7004, type: 'omnichat', channel: 'omni', data: { channels, main: {} } };
  const { accountId, url, sandbox } = await openShop([omnichat]);
  await visitor.goto(url);
  const root = '.mcwidget-overlay[data-widget-id="7004"]';
  await visitor.click(`${root} >> button[aria-expanded=false]`);
  await visitor.see(`${root} >> a[href^="mailto:"]`);
  const links = await visitor.evaluate((css) => {
    const drawn =
      document.querySelector(css)?.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    return [...drawn].map(({ href }) => href).filter((href) => /sandbox|wa\.me|mailto/.test(href));
  }, root);
  expect(links).toEqual([`${sandbox}?ref=w7004`, 'https://wa.me/12015550199', 'mailto:hello@shop.test']);

  await openSandbox(phone, links[0] ?? '');
  await phone.click('[data-act=getStarted]');
  await expect.poll(async () => (await threadOf(phone, 'messenger')).length).toBe(2);

  await visitor.evaluate((css) => {
    const rows = document.querySelector(css)?.shadowRoot?.querySelectorAll('button') ?? [];
    [...rows].find((row) => row.textContent?.includes('Text message'))?.click();
  }, root);
  await leaveNumber(visitor, root, '202 555 0104');
  await phone.click('nav button');
  await expect.poll(() => threadOf(phone, 'sms')).toEqual([`business: ${shopWelcome}`]);
  const optIns =
    await sql`select distinct subscriber_id from opt_ins where account_id = ${accountId} and widget_id = 7004`;
  expect(optIns).toHaveLength(2);
});

test('SUB-16 SUB-17 SUB-19 SUB-20 SUB-21 after the opt-in: a new tab, the same window, or only the end of the form', async ({
  hostPage,
  openShop,
  product: { sql },
  visitor,
}) => {
  hostPage.serve('<h1>Thank you</h1>', { host: 'shop.test', path: '/thanks' });
  const later = { whenDisplay: ['anchor', 'later'] };
  const going = (redirectTarget: string) => ({ action: 'redirect', redirectUrl: '/thanks', redirectTarget });
  const { accountId, url } = await openShop([
    shopModal(7005, { main: later, submitted: going('new') }),
    shopModal(7006, { main: later, submitted: going('same') }),
    shopModal(7007, { main: later, submitted: { action: 'nothing' } }),
  ]);
  await visitor.goto(url);
  await visitor.waitFor(() => window.MC?.getWidget(7005));
  await visitor.evaluate(() => {
    for (const id of [7005, 7006, 7007]) {
      const handle = window.MC.getWidget(id);
      handle?.on('closed', (details: { manualClose: boolean }) =>
        window.trail.push(`${id} closed ${details.manualClose}`),
      );
      handle?.on('optedIn', () => window.trail.push(`${id} in`));
    }
    window.open = (address) => {
      window.trail.push(`new tab ${new URL(String(address), location.href).pathname}`);
      return null;
    };
  });
  const open = (id: number) => visitor.evaluate((given) => window.MC.getWidget(given)?.open(), id);
  const said = (line: string) => visitor.waitFor((wanted) => window.trail.includes(wanted), line);

  await open(7005);
  await leaveNumber(visitor, dialogOf(7005), '202 555 0105');
  await said('new tab /thanks');
  await expect.poll(() => visitor.sees(dialogOf(7005))).toBe(false);
  expect(await visitor.evaluate(() => window.trail)).toEqual([
    '7005 in',
    '7005 closed false',
    'new tab /thanks',
  ]);

  await open(7007);
  await leaveNumber(visitor, dialogOf(7007), '202 555 0107');
  await said('7007 in');
  expect(await visitor.sees(dialogOf(7007))).toBe(true);
  await visitor.evaluate(() => window.MC.getWidget(7007)?.close());

  await open(7006);
  await leaveNumber(visitor, dialogOf(7006), '202 555 0106');
  await visitor.waitFor(() => location.pathname === '/thanks');
  expect(await visitor.see('h1')).toBe('Thank you');
  expect(await sql`select from subscribers where account_id = ${accountId}`).toHaveLength(3);
});

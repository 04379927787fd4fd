import { findComplaints } from './support/findComplaints';
import { leaveNumber, openSandbox, funnelTest as test, threadOf } from './support/funnelTest';
import { chooseTemplate, fill, openAccount, openEditor, signUp } from './support/signUp';
import { expect } from './support/test';
import type { Visitor } from './support/Visitor';

const headline = 'Free delivery this week';
const color = '#b4236a';
const number = '2025550187';

const savedNow = (visitor: Visitor) => visitor.waitFor(() => document.querySelector('[data-save=saved]'));

test('OWN-01 OWN-04 OWN-06 OWN-07 OWN-08 OWN-09 OWN-11 from nothing to a live widget and its first opt-in', async ({
  product: { url },
  visitor,
}) => {
  await signUp(visitor, url, 'two-minutes@example.com');
  await chooseTemplate(visitor);
  await fill(visitor, '[data-field="main.title"] input', headline);
  expect(await visitor.see('[data-field="main.title"] input')).toBe(headline);
  await visitor.click('nav[aria-label=Panels] a[href*="panel=look"]');
  await fill(visitor, '[data-field="main.colors.buttonBackground"] input', color);
  await savedNow(visitor);
  const previewed = visitor.tab?.frameLocator('[data-front]').getByText(headline);
  // A frame that is being replaced no longer answers.
  if (previewed) await expect.poll(() => previewed.count().catch(() => 0)).toBe(1);
  await visitor.click('[data-act=publish]');
  await visitor.click('dialog footer button:last-of-type');
  await expect.poll(() => visitor.sees('dialog[open]')).toBe(false);

  await visitor.click('nav[aria-label=Console] a[href$="/settings"]');
  await visitor.click('[data-group=texts] input[value=sandbox]');
  await fill(visitor, 'input[name=widgetPhone]', '+1 202 555 0186');
  await visitor.click('[data-group=texts] button[type=submit]');
  await visitor.waitFor(() =>
    document.querySelector<HTMLButtonElement>('[data-group=texts] button[type=submit]')?.matches(':disabled'),
  );

  await visitor.click('nav[aria-label=Console] a[href$="/install"]');
  const accountId = /\/(\d+)\.js/.exec(await visitor.see('[data-snippet="Your script"]'))?.[1] ?? '';
  await visitor.goto(`${url}/sites/try/?account=${accountId}`);
  await visitor.scrollTo('60%');
  expect(await visitor.see('dialog h2')).toBe(headline);
  const button = await visitor.evaluate(() => {
    const hosts = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const found = hosts.map((root) => root.querySelector('button[type=submit]')).find(Boolean);
    return found ? getComputedStyle(found).backgroundColor : '';
  });
  expect(button).toBe('rgb(180, 35, 106)');
  await leaveNumber(visitor, 'dialog', number);
  await expect.poll(() => visitor.see('dialog')).toContain('Your code is on its way');

  await openSandbox(visitor, `${url}/sandbox/${accountId}`);
  await expect.poll(() => threadOf(visitor, 'sms')).toHaveLength(1);

  await expect
    .poll(async () => {
      await visitor.goto(`${url}/console/widgets`);
      return await visitor.waitFor(
        () => document.querySelector('tr[data-widget] [data-label="Opt-ins"]')?.textContent,
      );
    })
    .toBe('1');
});

test('OWN-01 signing out takes effect at once, and signing in works again', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'leaves@example.com');
  await visitor.goto(`${url}/console/results`);
  await visitor.see('[aria-label=Console]');
  // Requests still open when the owner leaves would be rejected: an entry is added with the answer.
  await visitor.waitFor(() => {
    const read = performance.getEntriesByType('resource').map(({ name }) => name);
    const wanted = ['/widgets', '/settings', '/figures?', '/figures?', '/rule-costs?', '/refusals?'];
    const answers = read.filter((name) => wanted.some((path) => name.includes(`/api/v1${path}`)));
    return answers.length === wanted.length;
  });
  await visitor.click('button[aria-haspopup=menu]:not([aria-label])');
  await visitor.click('[role=menuitem]:last-child');
  await expect.poll(() => visitor.sees('nav[aria-label=Console]')).toBe(false);
  expect(await visitor.sees('dialog[open]')).toBe(false);
  await fill(visitor, 'input[autocomplete=username]', 'leaves@example.com');
  await fill(visitor, 'input[type=password]', 'correct horse battery');
  await visitor.press('Enter');
  await visitor.see('nav[aria-label=Console]');
});

test('OWN-01 OWN-09 a lost connection and an expired session lose nothing: the draft stays, and so does the screen', async ({
  product: { url, sql },
  visitor,
}) => {
  visitor.allowError(/status of 401|Unauthorized/);
  await openEditor(visitor, url, 'steady@example.com');
  const address = await visitor.url();
  const network = visitor.tab?.context();
  if (network) {
    visitor.allowError(/ERR_INTERNET_DISCONNECTED|NetworkError|CORS request did not succeed/);
    await network.setOffline(true);
    await fill(visitor, '[data-field="main.title"] input', 'Written without a network');
    await visitor.waitFor(() => document.querySelector('[data-save=offline]'));
    await network.setOffline(false);
    await savedNow(visitor);
  }
  await sql`delete from sessions where user_id = (select user_id from users where email = 'steady@example.com')`;
  // One letter: while it is being saved, the dialog takes the keys.
  await fill(visitor, '[data-field="main.title"] input', 'W');
  await visitor.click('dialog input[type=password]');
  await visitor.type('correct horse battery');
  await visitor.press('Enter');
  await savedNow(visitor);
  expect(await visitor.url()).toBe(address);
  expect(await visitor.see('[data-field="main.title"] input')).toBe('W');
  await visitor.reload();
  expect(await visitor.see('[data-field="main.title"] input')).toBe('W');
});

test('OWN-04 the install screen shows what the script costs, and its page shows the figures @full', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'weighs@example.com');
  await visitor.goto(`${url}/console/install`);
  await visitor.see('[data-snippet="Your script"]');
  expect(await visitor.see('p:has(> a[href="/sites/performance/"])')).toMatch(/at most [\d.]+ kB/);
  await visitor.goto(`${url}/sites/performance/`);
  expect(await visitor.see('h1')).toBe('What the script costs a page');
  expect(await findComplaints(visitor, 'what the script costs')).toEqual([]);
});

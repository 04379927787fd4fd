import { fillAccount } from './support/fillAccount';
import { findComplaints } from './support/findComplaints';
import { makeWidget, openAccount, openEditor } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** Like a link: the console itself draws the next screen. */
async function go(visitor: Visitor, path: string, shown: string): Promise<void> {
  await visitor.evaluate((to) => history.pushState(null, '', to), `/console${path}`);
  await visitor.see(shown);
}

/** What opens, by its trigger; Escape closes it. */
async function complaintsOver(visitor: Visitor, name: string, [opener, shown]: readonly [string, string]) {
  if (opener.startsWith('key ')) await visitor.press(opener.slice(4));
  else await visitor.click(opener);
  await visitor.see(shown);
  const found = await findComplaints(visitor, name, shown);
  await visitor.press('Escape');
  await visitor.waitFor((css) => !document.querySelector(css)?.checkVisibility(), shown);
  return found;
}

test('OWN-01 OWN-23 axe finds no fault in the pages before the console, light or dark', async ({
  product: { url },
  visitor,
}) => {
  const found: string[] = [];
  visitor.allowError(/status of 4\d\d|Unauthorized/);
  await visitor.goto(`${url}/console/`);
  for (const [path, shown] of [
    ['/', 'input[type=password]'],
    ['/sign-up', 'input[name=pageName]'],
    ['/forgot', 'input[type=email]'],
    ['/reset', 'main button'],
    ['/reset#token=abc', 'main h1'],
    ['/invitation', 'main h1'],
    ['/invitation#token=abc', 'main h1'],
  ] as const) {
    // An address after the `#` is read once, when its page is drawn.
    await go(visitor, '/', 'input[type=password]');
    await go(visitor, path, shown);
    found.push(...(await findComplaints(visitor, path)));
  }
  await go(visitor, '/sign-up', 'input[name=pageName]');
  await visitor.click('button[type=submit]');
  await visitor.see('[aria-invalid=true]');
  found.push(...(await findComplaints(visitor, 'sign-up with complaints')));
  expect(found).toEqual([]);
});

/** Each screen by its address, what is there once it is drawn, and what opens over it. */
const screens: readonly { path: string; shown: string; over?: readonly [string, string][] }[] = [
  {
    path: '/widgets',
    shown: 'tr[data-widget] td',
    over: [
      ['key Control+k', 'dialog [role=listbox]'],
      ['key ?', 'dialog[open] dl'],
      ['tr[data-widget] [aria-haspopup=menu]', '[role=menu]'],
    ],
  },
  { path: '/widgets?status=deleted', shown: 'main h2' },
  {
    path: '/results',
    shown: 'section > table td',
    over: [['[aria-haspopup=dialog]', '[popover]:popover-open, dialog[open]']],
  },
  {
    path: '/subscribers',
    shown: 'tbody tr',
    over: [['[role=combobox][aria-haspopup=listbox]', '[role=listbox]']],
  },
  { path: '/subscribers?search=999999', shown: 'main h2' },
  { path: '/install', shown: 'section code' },
  { path: '/settings', shown: '[data-group=site] input' },
  { path: '/settings/providers', shown: '[data-provider=messenger] input' },
  { path: '/settings/you', shown: 'ul li strong' },
  { path: '/settings/team', shown: 'ul li strong' },
  { path: '/settings/keys', shown: 'form input' },
  { path: '/settings/webhooks', shown: 'form input' },
  { path: '/settings/log', shown: 'ul li strong' },
  { path: '/new', shown: '[data-template=free-guide]' },
  { path: '/nowhere', shown: 'main h2' },
];

test('OWN-06 OWN-11 OWN-12 OWN-23 axe finds no fault in any screen full of rows, light or dark', async ({
  product: { url, sql },
  visitor,
}) => {
  const found: string[] = [];
  await openAccount(visitor, url, 'axe@example.com');
  await makeWidget(visitor, url);
  await fillAccount(sql, 'axe@example.com');
  for (const { path, shown, over = [] } of screens) {
    await go(visitor, path, shown);
    // The frame around a screen is the same for all.
    found.push(...(await findComplaints(visitor, path, path === '/widgets' ? 'html' : 'main')));
    for (const pair of over) found.push(...(await complaintsOver(visitor, `${path}, ${pair[0]}`, pair)));
  }
  await go(visitor, '/subscribers', 'tbody tr a');
  await visitor.click('tbody tr a');
  await visitor.see('blockquote');
  found.push(...(await findComplaints(visitor, 'a person', 'main')));
  found.push(
    ...(await complaintsOver(visitor, 'forget', ['main header button:last-of-type', 'dialog[open] footer'])),
  );
  await sql`delete from sessions where user_id = (select user_id from users where email = 'axe@example.com')`;
  visitor.allowError(/status of 401|Unauthorized/);
  await go(visitor, '/subscribers?search=555', 'dialog[open] input[type=password]');
  found.push(...(await findComplaints(visitor, 'sign in again', 'dialog[open]')));
  expect(found).toEqual([]);
});

test('OWN-07 OWN-08 OWN-23 axe finds no fault in any part of the editor, light or dark', async ({
  product: { url },
  visitor,
}) => {
  const found: string[] = [];
  await openEditor(visitor, url, 'axe-editor@example.com');
  const editor = new URL(await visitor.url()).pathname.replace('/console', '');
  const ownPage = `?host=own&page=${encodeURIComponent(`${url}/sites/leaf.svg`)}`;
  // The owner's page behind the preview has no origin, so that it can't reach the console.
  await go(visitor, editor + ownPage, 'iframe[title="Your page"][sandbox="allow-scripts"]');
  found.push(...(await findComplaints(visitor, 'own page')));
  await go(visitor, `${editor}?panel=content`, 'fieldset [data-field]');
  const links = 'nav[aria-label=Panels] a';
  const panels = await visitor.evaluate(
    (css) => [...document.querySelectorAll<HTMLAnchorElement>(css)].map(({ search }) => search),
    links,
  );
  expect(panels).toHaveLength(8);
  for (const panel of panels) {
    await go(visitor, editor + panel, `${links}[aria-current][href$="${panel}"]`);
    found.push(...(await findComplaints(visitor, panel, 'fieldset')));
  }
  await go(visitor, `${editor}?panel=languages&language=ar`, '[data-built-in] > summary');
  await visitor.click('[data-built-in] > summary');
  found.push(...(await findComplaints(visitor, 'a language', 'fieldset')));
  for (const [name, opener] of [
    ['publish', '[data-act=publish]'],
    ['versions', '[aria-label="Versions"], [data-act=versions]'],
    ['rename', '[aria-label="Rename widget"]'],
  ] as const)
    found.push(...(await complaintsOver(visitor, name, [opener, 'dialog[open]'])));
  const pages = '[data-field="setup.urlWhitelist"]';
  await go(visitor, `${editor}?panel=where`, `${pages} input`);
  for (const [name, opener] of [
    ['hint', `${pages} button[aria-label^=About]`],
    ['pages', `${pages} button[aria-label^=Show]`],
  ] as const)
    found.push(...(await complaintsOver(visitor, name, [opener, '[popover]:popover-open'])));
  await go(visitor, `${editor}?panel=look`, '[data-field="main.colors.buttonBackground"] input');
  found.push(
    ...(await complaintsOver(visitor, 'colours', [
      '[data-field="main.colors.buttonBackground"] button',
      '[popover]:popover-open, dialog[open]',
    ])),
  );
  expect(found).toEqual([]);
});

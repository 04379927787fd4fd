import { openEditor } from './support/signUp';
import { mostStops, tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** Each screen by the keys that lead there, its title, and what is there once it is drawn. */
const screens: readonly { keys: string; title: string; shown: string }[] = [
  { keys: 'gw', title: 'Widgets', shown: 'tr[data-widget] td' },
  { keys: 'gr', title: 'Results', shown: 'figure' },
  { keys: 'gp', title: 'Subscribers', shown: 'h2' },
  { keys: 'gi', title: 'Install', shown: 'section code' },
  { keys: 'gs', title: 'Settings', shown: '[data-group=site] input' },
  { keys: 'gn', title: 'New widget', shown: '[data-template=free-guide]' },
];

/** The title that has the focus: what a screen reader announces for a new screen. */
const announced = (visitor: Visitor) =>
  visitor.evaluate(() => (document.activeElement?.matches('h1') ? document.activeElement.textContent : ''));

/** Tabs through a screen until it wraps around, and lists what can be pressed or filled in but was never reached. */
async function unreached(visitor: Visitor): Promise<string[]> {
  await visitor.evaluate(() => {
    const met = new Set<EventTarget>();
    const meet = (event: FocusEvent): void => void met.add(event.composedPath()[0] as EventTarget);
    (document.activeElement as HTMLElement | null)?.blur();
    document.addEventListener('focusin', meet);
    document.querySelector<HTMLElement>('a[href="#content"]')?.focus();
    Object.assign(window, { met });
  });
  const isRound = () =>
    visitor.evaluate(() => document.activeElement === document.querySelector('a[href="#content"]'));
  let stops = 0;
  do {
    await visitor.press('Tab');
    stops += 1;
  } while (stops < mostStops && !(await isRound()));
  if (stops === mostStops) return ['the tabulator is caught and never comes round'];
  return visitor.evaluate(() => {
    const { met } = window as unknown as { met: Set<EventTarget> };
    const groups = new Set([...met].map((one) => (one as HTMLInputElement).name).filter(Boolean));
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return (
      [...document.querySelectorAll<HTMLElement>(usable)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
        .filter((one) => !(one.matches(':disabled') || one.closest('[inert], [hidden], [aria-hidden=true]')))
        // Of a radio group one is reached, and the arrows lead to the others.
        .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && groups.has(one.name)))
        .filter((one) => !met.has(one))
        .map((one) => one.outerHTML.slice(0, 160))
    );
  });
}

test('OWN-23 every screen is announced, and works with just the keyboard', async ({
  product: { url },
  visitor,
}) => {
  await openEditor(visitor, url, 'keys@example.com');
  const missed = await unreached(visitor);
  for (const { keys, title, shown } of screens) {
    await visitor.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const key of keys) await visitor.press(key);
    await visitor.see(shown);
    await expect.poll(() => announced(visitor)).toContain(title);
    missed.push(...(await unreached(visitor)).map((one) => `${keys}: ${one}`));
  }
  expect(missed).toEqual([]);
});

test('OWN-01 OWN-06 OWN-09 OWN-23 from nothing to a published widget without a mouse @full', async ({
  product: { url, sql },
  visitor,
}) => {
  const email = 'no-mouse@example.com';
  // Without a session the server says so, and browsers log it.
  visitor.allowError(/status of 401|Unauthorized/);
  await visitor.goto(`${url}/console/`);
  await visitor.see('input[type=password]');
  // The browser announces the first screen.
  expect(await announced(visitor)).toBe('');
  await tabTo(visitor, 'a[href$="/sign-up"]');
  await visitor.press('Enter');
  await expect.poll(() => announced(visitor)).toBe('Create your account');
  for (const [name, words] of [
    ['pageName', 'Quiet Shop'],
    ['email', email],
    ['password', 'correct horse battery'],
  ] as const) {
    await tabTo(visitor, `input[name=${name}]`);
    await visitor.type(words);
  }
  await visitor.press('Enter');
  await visitor.see('[data-template=welcome-offer]');
  await expect.poll(() => announced(visitor)).toBe('New widget');
  await tabTo(visitor, '[data-template=welcome-offer]');
  await visitor.press('Enter');
  await visitor.see('[data-field="main.title"] input');
  await expect.poll(() => announced(visitor)).not.toBe('');
  await tabTo(visitor, '[data-field="main.title"] input');
  await visitor.press('Control+a');
  await visitor.type('Said by keys');
  await visitor.waitFor(() => document.querySelector('[data-save=saved]'));
  await tabTo(visitor, '[data-act=publish]', 'Shift+Tab');
  await visitor.press('Enter');
  await visitor.see('dialog[open] footer button');
  await tabTo(visitor, 'dialog[open] footer button:last-of-type');
  await visitor.press('Enter');
  await visitor.waitFor(() => !document.querySelector('dialog[open]'));
  const live = () => sql`
    select w.status, v.data -> 'main' ->> 'title' as title
    from widgets w join widget_versions v using (widget_id)
    join members m on m.account_id = w.account_id join users u using (user_id)
    where u.email = ${email}`;
  await expect.poll(live).toMatchObject([{ status: 'active', title: 'Said by keys' }]);
});

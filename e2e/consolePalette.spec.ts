import { chooseTemplate, openAccount } from './support/signUp';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** Searches the palette and picks the first result. */
async function command(visitor: Visitor, letters: string): Promise<void> {
  await visitor.press('Control+k');
  await visitor.waitFor(() => document.activeElement?.matches('dialog [role=combobox]'));
  await visitor.type(letters);
  await visitor.waitFor(
    (typed) => document.activeElement instanceof HTMLInputElement && document.activeElement.value === typed,
    letters,
  );
  await visitor.press('Enter');
  await visitor.waitFor(() => !document.querySelector('dialog [role=combobox]'));
}

/** A description of the focused element. */
const focused = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

test('OWN-06 OWN-23 a few letters find everything, and keys move through lists', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'finds@example.com');
  await visitor.goto(`${url}/console/new`);
  await chooseTemplate(visitor);
  const name = await visitor.see('main h1');

  await command(visitor, 'resu');
  await expect.poll(() => focused(visitor)).toBe('Results');
  await visitor.press('Control+k');
  await visitor.see('dialog [role=option]');
  const [first, second] = await visitor.evaluate(() =>
    [...document.querySelectorAll('dialog [role=option]')].map(({ textContent }) => textContent),
  );
  expect([first?.startsWith(name), second?.startsWith('New widget')]).toEqual([true, true]);
  const pointed = () =>
    visitor.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      const option = document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.textContent : undefined;
    });
  expect(await pointed()).toBe(first);
  await visitor.press('ArrowDown');
  await expect.poll(pointed).toBe(second);
  await visitor.press('Escape');
  await visitor.waitFor(() => !document.querySelector('dialog [role=combobox]'));
  await expect.poll(() => focused(visitor)).toBe('Results');

  await command(visitor, 'invite');
  await visitor.waitFor(() => document.activeElement?.matches('#invite input'));
  await command(visitor, 'whitelist');
  await visitor.waitFor(() => document.activeElement?.closest('[data-group=site]'));

  await command(visitor, 'widgets');
  await visitor.see('tr[data-widget] td');
  await visitor.press('j');
  await visitor.waitFor(() => document.activeElement?.matches('tr[data-widget] a'));
  await visitor.press('Enter');
  await visitor.see('[data-field="main.title"] input');
  await expect.poll(() => focused(visitor)).toBe(name);
});

test('OWN-23 single-letter shortcuts are turned off in the list of keys, and on again', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'dictates@example.com');
  const flip = async (): Promise<void> => {
    await visitor.see('dialog[open] kbd');
    await tabTo(visitor, 'dialog[open] input[role=switch]');
    await visitor.press(' ');
    await visitor.press('Escape');
    await visitor.waitFor(() => !document.querySelector('dialog kbd'));
  };
  await command(visitor, 'shortcuts');
  await flip();
  for (const key of ['?', 'g', 'r']) await visitor.press(key);
  // The palette opens only if the list of keys doesn't cover the screen.
  await visitor.press('Control+k');
  await visitor.see('dialog [role=combobox]');
  expect(await visitor.url()).toContain('/settings/you');
  await visitor.press('Escape');
  await visitor.waitFor(() => !document.querySelector('dialog [role=combobox]'));
  await command(visitor, 'shortcuts');
  await flip();
  for (const key of 'gr') await visitor.press(key);
  await expect.poll(() => focused(visitor)).toBe('Results');
});

test('OWN-13 OWN-23 the sandbox takes the focus and returns it, on a desktop and on a phone', async ({
  product: { url, sql },
  visitor,
}) => {
  const email = 'tries@example.com';
  await openAccount(visitor, url, email);
  await sql`
    update accounts set sms_provider = 'sandbox'
    where account_id in (select account_id from members join users using (user_id) where email = ${email})`;
  await visitor.reload();
  await visitor.see('button[aria-label=Sandbox]');
  for (const [widthPx, panel] of [
    [1280, 'aside[aria-label=Sandbox]'],
    [390, 'dialog[aria-label=Sandbox]'],
  ] as const) {
    await visitor.viewport(widthPx, 844);
    await command(visitor, 'sandbox');
    await visitor.see(`${panel} iframe`);
    await expect.poll(() => focused(visitor)).toBe('Sandbox');
    expect(await visitor.evaluate((css) => document.activeElement?.closest(css) !== null, panel)).toBe(true);
    await visitor.press('Escape');
    await visitor.waitFor((css) => !document.querySelector(css), panel);
    await expect.poll(() => visitor.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  }
});

import { lists } from '@beckon/contract';
import { fill, openAccount, openEditor } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const field = (path: string, input = 'input') => `[data-field="${path}"] ${input}`;
const saveIs = (visitor: Visitor, state: string) =>
  visitor.waitFor((kind) => document.querySelector(`[data-save=${kind}]`), state);
const isDrawn = (visitor: Visitor) =>
  visitor.waitFor(() => document.querySelector('iframe[data-front][data-drawn]'));

test('OMNI-03 OMNI-08 OWN-02 OWN-08 a chat bubble without channels says so in place of its preview, and before publishing', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'bubble@example.com');
  await visitor.goto(`${url}/console/new`);
  await visitor.click('main button[aria-haspopup=menu]');
  await visitor.click('[role=menuitem]:nth-of-type(10)');
  expect(await visitor.see('[aria-label=Preview] [data-obstacles]')).toContain('The bubble is hidden');
  await visitor.click('[aria-label=Preview] [data-obstacles] a');
  await visitor.click(field('channels.enable_email'));
  await expect.poll(() => visitor.see('[data-obstacles]')).toContain('Add your email address');
  await fill(visitor, field('channels.email_to'), 'bubble@example.com');
  await isDrawn(visitor);
  expect(await visitor.sees('[aria-label=Preview] [data-obstacles]')).toBe(false);

  // The preview does not show what visitors don't get, and publishing warns about it.
  await visitor.click(field('channels.enable_facebook'));
  await saveIs(visitor, 'saved');
  expect(await visitor.sees('input[value=sms]')).toBe(false);
  await visitor.click('[data-act=publish]');
  expect(await visitor.see('dialog [data-obstacles]')).toContain('Add your Facebook Page ID');
  await visitor.press('Escape');
  await visitor.waitFor(() => !document.querySelector('dialog[open]'));
  await visitor.click(field('channels.enable_email'));
  await visitor.see('[aria-label=Preview] [data-obstacles]');
  expect(await visitor.sees('iframe')).toBe(false);
});

test('OWN-18 A-13 OWN-09 the JSON of an ad appears next to its fields once it is published', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'ads@example.com');
  await visitor.goto(`${url}/console/new`);
  await visitor.click('main button[aria-haspopup=menu]');
  const place = [...lists.runtimeTypes, ...lists.otherKinds].indexOf('ads_json') + 1;
  await visitor.click(`[role=menuitem]:nth-of-type(${place})`);
  await fill(visitor, field('main.title'), 'Ferns for all');
  await saveIs(visitor, 'saved');
  expect(await visitor.see('[aria-label=Preview]')).toContain('Publish it to get the JSON');
  await visitor.click('[data-act=publish]');
  await visitor.see('dialog[open] footer');
  await visitor.click('dialog footer button:last-of-type');
  await expect.poll(() => visitor.see('[data-snippet="Ad JSON"] code')).toContain('"text": "Ferns for all"');
  await visitor.see('[data-act=downloadJson]');
});

test('OWN-07 C-AUTO-01 DISP-16 pages are added one by one, from suggestions or as typed, and survive a reload', async ({
  product: { url },
  visitor,
}) => {
  await openEditor(visitor, url, 'pages@example.com');
  await visitor.click('nav[aria-label=Panels] a[href$="panel=where"]');
  const pages = '[data-field="setup.urlWhitelist"]';
  const entries = () =>
    visitor.evaluate(
      (css) => [...document.querySelectorAll(css)].map(({ textContent }) => textContent),
      `${pages} li > span`,
    );
  await visitor.click(`${pages} input`);
  await visitor.type('/pricing');
  expect(await visitor.see('[role=option]')).toBe("+ New '/pricing'");
  await visitor.press('Enter');
  await visitor.type('/blog');
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await expect.poll(entries).toEqual(['/pricing', '/blog/*']);
  await saveIs(visitor, 'saved');
  await visitor.goto(await visitor.url());
  await expect.poll(entries).toEqual(['/pricing', '/blog/*']);
  await visitor.click(`${pages} [aria-label="Remove /pricing"]`);
  await expect.poll(entries).toEqual(['/blog/*']);
});

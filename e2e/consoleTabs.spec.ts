import type { Page } from '@playwright/test';
import { fill, openEditor } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const [title, desc] = ['[data-field="main.title"] input', '[data-field="main.desc"] textarea'];
const names: Readonly<Record<string, 'title' | 'desc'>> = { [title]: 'title', [desc]: 'desc' };

const saveIs = (visitor: Visitor, state: string) =>
  visitor.waitFor((kind) => document.querySelector(`[data-save=${kind}]`), state);
const reads = (visitor: Visitor, css: string, words: string) =>
  visitor.waitFor(
    ([field = '', wanted]) => document.querySelector<HTMLInputElement>(field)?.value === wanted,
    [css, words],
  );
/** What the server has stored for the widget being edited. */
const stored = (visitor: Visitor) =>
  visitor.evaluate(async () => {
    const [, id] = /widgets\/(\d+)/.exec(location.pathname) ?? [];
    const { data } = await (await fetch(`/api/v1/widgets/${id}`)).json();
    return data.main as { title: string; desc: string };
  });

/** Changes the widget by a separate request, like a tab that the driver cannot open. */
const request = (visitor: Visitor, css: string, words: string) =>
  visitor.evaluate(
    async ([name = '', text]) => {
      const [, id] = /widgets\/(\d+)/.exec(location.pathname) ?? [];
      const path = `/api/v1/widgets/${id}`;
      const { revision, data } = await (await fetch(path)).json();
      const body = { revision, data: { ...data, main: { ...data.main, [name]: text } } };
      const headers = { 'Content-Type': 'application/json' };
      await fetch(path, { method: 'PATCH', headers, body: JSON.stringify(body) });
    },
    [names[css] ?? '', words],
  );

/** Another editor of the same widget: a second tab, or a separate request if the driver has only one. */
async function openOther(visitor: Visitor) {
  const second = await visitor.tab?.context().newPage();
  await second?.goto(await visitor.url());
  // Like pasting: Firefox does not notice a value that is set directly.
  const paste = async (tab: Page, css: string, words: string): Promise<void> => {
    await tab.locator(css).click();
    await tab.keyboard.press('Control+a');
    await tab.keyboard.insertText(words);
  };
  return {
    async write(css: string, words: string): Promise<void> {
      if (second) await paste(second, css, words);
      else await request(visitor, css, words);
      await expect.poll(async () => (await stored(visitor))[names[css] ?? 'title']).toBe(words);
    },
    /** Without a network: the text stays in the browser, and the tab is closed. */
    async writeAndClose(css: string, words: string): Promise<void> {
      if (!second) return;
      await paste(second, css, words);
      await expect(second.locator('[data-save=offline]')).toBeVisible();
      await second.close();
    },
  };
}

/** Cuts off the browser's network, or if that isn't possible the page's only way there; returns a function that restores it. */
async function cutOff(visitor: Visitor): Promise<() => Promise<void>> {
  // The last one is the preview's: a part of the runtime that it is loading just then does not arrive.
  visitor.allowError(
    /ERR_INTERNET_DISCONNECTED|NetworkError|CORS request did not succeed|^Beckon: (?:Type)?Error$/,
  );
  const network = visitor.tab?.context();
  await network?.setOffline(true);
  if (!network)
    await visitor.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('Load failed'));
    });
  return async () => void (await network?.setOffline(false));
}

test('OWN-09 two tabs merge their edits, ask where both wrote, and lose nothing if both are closed without a network', async ({
  product: { url },
  visitor,
}) => {
  visitor.allowError(/status of 409|Conflict/);
  await openEditor(visitor, url, 'two-tabs@example.com');
  const address = await visitor.url();
  const other = await openOther(visitor);

  await other.write(desc, 'Text of the other tab');
  await fill(visitor, title, 'Headline of this tab');
  await saveIs(visitor, 'saved');
  await reads(visitor, desc, 'Text of the other tab');
  expect(await stored(visitor)).toMatchObject({
    title: 'Headline of this tab',
    desc: 'Text of the other tab',
  });

  // The other tab now gets the headline, and then wants another one.
  await other.write(desc, 'More of the other tab');
  await other.write(title, 'The other wants this');
  await fill(visitor, title, 'This one wants that');
  await saveIs(visitor, 'clash');
  expect(await visitor.see('[role=alert] strong')).toContain('changed elsewhere');
  expect(await visitor.see('[data-clash]')).toContain('“Headline”');
  expect((await stored(visitor)).title).toBe('The other wants this');
  await visitor.click('[data-clash] button');
  await saveIs(visitor, 'saved');
  expect(await stored(visitor)).toMatchObject({
    title: 'This one wants that',
    desc: 'More of the other tab',
  });

  const isAlone = visitor.tab === undefined;
  const bringBack = await cutOff(visitor);
  await other.writeAndClose(desc, 'Written without a network');
  await fill(visitor, title, 'So was this');
  await saveIs(visitor, 'offline');
  await visitor.goto('about:blank');
  await bringBack();
  await visitor.goto(address);
  await reads(visitor, title, 'So was this');
  if (!isAlone) await reads(visitor, desc, 'Written without a network');
  await saveIs(visitor, 'saved');
  expect(await stored(visitor)).toMatchObject({
    title: 'So was this',
    desc: isAlone ? 'More of the other tab' : 'Written without a network',
  });
  await visitor.reload();
  await reads(visitor, title, 'So was this');
});

test('OWN-01 OWN-09 reloading after the session expired leads back to the same screen after signing in, with every word @full', async ({
  product: { url, sql },
  visitor,
}) => {
  visitor.allowError(/status of 401|Unauthorized/);
  await openEditor(visitor, url, 'ended@example.com');
  await visitor.click('nav[aria-label=Panels] a[href*="panel=look"]');
  await visitor.click('nav[aria-label=Panels] a[href*="panel=content"]');
  const address = await visitor.url();
  expect(address).toContain('panel=content');
  await sql`delete from sessions where user_id = (select user_id from users where email = 'ended@example.com')`;
  await visitor.click(title);
  await visitor.press('Control+a');
  await visitor.press('Z');
  await visitor.see('dialog input[type=password]');
  await visitor.reload();
  await fill(visitor, 'input[autocomplete=username]', 'ended@example.com');
  await fill(visitor, 'input[type=password]', 'correct horse battery');
  await visitor.press('Enter');
  await reads(visitor, title, 'Z');
  await saveIs(visitor, 'saved');
  expect(await visitor.url()).toBe(address);
  expect((await stored(visitor)).title).toBe('Z');
});

import { englishWord } from '../packages/console/src/copy/testing/englishWord';
import { consoleScreens } from './support/consoleScreens';
import { fillAccount } from './support/fillAccount';
import { chooseTemplate, fill, makeWidget, openAccount } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

test.use({ locale: 'es-MX' });

/** Every text on the screen, also those for screen readers; not code, and not what is in another language on purpose. */
const readTexts = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const texts: string[] = [];
    const visit = (element: Element): void => {
      if (element.matches('script, style, noscript, code, pre, [lang]:not(:lang(es))')) return;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) {
        if (child instanceof Element) visit(child);
        else texts.push(child.textContent?.trim() ?? '');
      }
    };
    visit(document.body);
    return texts.filter((text) => text !== '');
  });

/** The texts that aren't Spanish, besides what they quote; nothing at all would mean that the screen isn't drawn. */
async function findEnglish(visitor: Visitor): Promise<string[]> {
  const texts = await readTexts(visitor);
  const isEnglish = (text: string): boolean => englishWord.test(text.replaceAll(/«[^»]*»/g, ''));
  return texts.length === 0 ? ['(nothing)'] : texts.filter(isEnglish);
}

test('OWN-01 OWN-06 OWN-23 a Spanish console has no English on its screens', async ({
  product: { url, sql },
  visitor,
}) => {
  await openAccount(visitor, url, 'pantallas@example.com');
  await makeWidget(visitor, url);
  await fillAccount(sql, 'pantallas@example.com');
  const found: unknown[] = [];
  for (const [path, shown] of consoleScreens) {
    await visitor.goto(`${url}/console${path}`);
    await visitor.see(shown);
    found.push([path, ...(await findEnglish(visitor))]);
  }
  expect(found).toEqual(consoleScreens.map(([path]) => [path]));
});

test('OWN-01 OWN-07 DISP-22 a Spanish editor explains rules and lists changes in Spanish @full', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'editor@example.com');
  await visitor.goto(`${url}/console/new`);
  await chooseTemplate(visitor);
  const editor = await visitor.url();
  const found: unknown[] = [];
  for (const panel of ['content', 'look', 'optIn', 'after', 'where', 'advanced', 'languages', 'rules']) {
    await visitor.goto(`${editor}?panel=${panel}`);
    await visitor.see('main [aria-live], main input');
    found.push(...(await findEnglish(visitor)));
  }
  await visitor.click('details > summary');
  await visitor.see('[data-opens] li');
  expect(await visitor.see('[data-opens]')).toContain('Este visitante aún no lo ha visto.');
  await visitor.click('[data-act=publish]');
  await visitor.see('dialog form, dialog p');
  found.push(...(await findEnglish(visitor)));
  expect(found).toEqual([]);
});

test('OWN-01 OWN-10 OWN-23 the server’s rejections are in Spanish', async ({ product: { url }, visitor }) => {
  visitor.allowError(/status of 40\d|Unauthorized|Bad Request/);
  await visitor.goto(`${url}/console/sign-up`);
  await fill(visitor, 'input[name=pageName]', 'Tienda');
  await fill(visitor, 'input[name=email]', 'rechazos@example.com');
  await fill(visitor, 'input[name=password]', 'corta');
  expect(await findEnglish(visitor)).toEqual([]);
  await visitor.press('Enter');
  await expect.poll(() => visitor.see('main, form')).toContain('debe tener al menos 10 caracteres');
  await visitor.goto(`${url}/console`);
  await fill(visitor, 'input[autocomplete=username]', 'nadie@example.com');
  await fill(visitor, 'input[autocomplete=current-password]', 'ninguna de ellas');
  await visitor.press('Enter');
  expect(await visitor.see('[role=alert] p')).toBe(
    'El correo electrónico o la contraseña no son correctos. Revisa ambos e inténtalo de nuevo.',
  );
  expect(await findEnglish(visitor)).toEqual([]);
});

import { lists, textsPath } from '@beckon/contract';
import { allLanguages, english, type Language } from '@beckon/contract/languages';
import { at, embedOf, fullAccount, idOf, widgetOf } from './support/everyType';
import { leaveNumber, funnelTest as test } from './support/funnelTest';
import { dialogOf, handWritten } from './support/handWritten';
import { shopModal } from './support/shopModal';
import { expect } from './support/test';
import type { Visitor } from './support/Visitor';

const page = (language: string, body: string): string =>
  `<!doctype html><html lang="${language}"><title>Shop</title><body>${body}</body></html>`;
const inGerman = '<script>document.documentElement.lang = "de"</script><h1>Laden</h1>';
const legal = {
  text: 'Mit der Anmeldung stimmst du SMS von Fern & Fig zu. Antworte STOP, um sie zu beenden.',
  law: 'us',
};
const { de } = allLanguages;

/** Texts and labels that widgets show, with those of the page's own screen readers. */
const readWidgets = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() => {
    const found: string[] = [];
    const read = (node: Node): void => {
      if (node instanceof Text && node.data.trim()) found.push(node.data.trim());
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder']) {
          const label = node.getAttribute(name);
          if (label) found.push(label);
        }
      node.childNodes.forEach(read);
    };
    for (const { shadowRoot } of document.querySelectorAll('[data-widget-id]'))
      if (shadowRoot) read(shadowRoot);
    return found;
  });

test('SMS-01 SMS-11 A-45 a visitor opts in in German, and the record keeps the German words', async ({
  openShop,
  product,
  visitor,
}) => {
  const modal = shopModal(7301, { main: { title: 'Join the club' } });
  const languages = {
    de: { fields: { 'main.title': 'Komm in den Club' }, texts: { close: 'Weg damit' }, legal },
  };
  const data = { ...modal.data, submitted: {}, languages };
  const { accountId, url } = await openShop([{ ...modal, data }], { body: inGerman });
  await visitor.goto(url);
  const dialog = dialogOf(7301);
  await expect.poll(() => visitor.see(dialog)).toContain('Komm in den Club');
  const words = await visitor.see(dialog);
  expect(words).toContain(de.texts.phoneLabel);
  expect(words).toContain(legal.text);
  expect(words).not.toContain('autodialed');
  expect(await visitor.sees(`${dialog} >> [aria-label="Weg damit"]`)).toBe(true);

  await visitor.click(`${dialog} >> button[type=submit]`);
  await expect.poll(() => visitor.see(dialog)).toContain(de.texts.phoneMissing);
  await visitor.click(`${dialog} >> button[aria-label^="${de.texts.phoneCountry}"]`);
  await expect.poll(() => visitor.see('[role=listbox]')).toContain('Deutschland');
  await visitor.press('Escape');

  await leaveNumber(visitor, dialog, '202 555 0171');
  expect(await visitor.see(`${dialog} >> [role=status] h2`)).toBe(de.texts.submittedTitle);
  const record = () => product.sql`
    select consent_text as words, button_label as button, notice_known as known, text_version as version
    from consents where account_id = ${accountId}`;
  await expect
    .poll(record)
    .toEqual([{ words: legal.text, button: de.texts.subscribe, known: true, version: '1-de' }]);
});

test('LOAD-26 an English page loads no texts, and a language with an unconfirmed legal text stays English', async ({
  openShop,
  product,
  visitor,
}) => {
  const asked = () => product.seen.filter(({ path }) => path.startsWith(textsPath)).length;
  const english = await openShop([shopModal(7302)], { body: '<h1>Shop</h1>' });
  await visitor.goto(english.url);
  await visitor.see(dialogOf(7302));
  expect(asked()).toBe(0);
  const german = await openShop([shopModal(7303)], { body: inGerman });
  await visitor.goto(german.url);
  expect(await visitor.see(dialogOf(7303))).toMatch(/Phone number.*autodialed/s);
  expect(asked()).toBe(1);
});

test('LOAD-26 a widget whose language does not load appears in English', async ({
  hostPage,
  product,
  visitor,
}) => {
  visitor.allowError(/dynamically imported|Failed to load resource/);
  await visitor.tab?.route(`**${textsPath}*`, (route) => route.abort());
  const widgets = [widgetOf('modal', {}, { channel: 'fb' })];
  await visitor.goto(hostPage.serve(page('de', handWritten(product, { widgets, account: fullAccount }))));
  expect(await visitor.see(dialogOf(idOf.modal))).toContain('Send to Messenger');
});

test('LOAD-26 a widget whose language never arrives appears in English @full', async ({
  hostPage,
  product,
  visitor,
}) => {
  // Nobody answers this request.
  await visitor.tab?.route(`**${textsPath}*`, () => {});
  const widgets = [widgetOf('modal', {}, { channel: 'fb' })];
  await visitor.goto(hostPage.serve(page('de', handWritten(product, { widgets, account: fullAccount }))));
  expect(await visitor.see(dialogOf(idOf.modal))).toContain('Send to Messenger');
});

/** Everything that can be drawn without a phone form, for which an owner confirms a text first. */
const spoken = () => {
  const channel = 'fb';
  return [
    widgetOf('bar', {}, { channel }),
    widgetOf('slide_in', {}, { channel }),
    widgetOf('box', { main: { buttonType: 'checkbox' } }, { channel }),
    widgetOf('button'),
    widgetOf('checkbox'),
    widgetOf('omnichat', { channels: { enable_sms: false } }),
  ];
};
/** Names that are the same in every language, and words that some languages share with English. */
const shared: ReadonlySet<string> = new Set(['Messenger', 'WhatsApp', 'Video', 'Privacy', 'Email', 'SMS']);

for (const language of lists.languages.filter((one): one is Exclude<Language, 'en'> => one !== 'en'))
  test(`LAY-05 no built-in English is left on a page in ${language}${language === 'ar' ? '' : ' @full'}`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const { texts } = allLanguages[language];
    const body = [embedOf('box'), embedOf('button'), embedOf('checkbox')].join('');
    const html = handWritten(product, { widgets: spoken(), account: fullAccount, body });
    await visitor.goto(hostPage.serve(page(language, html)));
    await expect
      .poll(() => readWidgets(visitor))
      .toEqual(expect.arrayContaining([texts.close, texts.sendToMessenger]));
    await visitor.click(`${at('omnichat')} >> button[aria-expanded]`);
    await expect.poll(() => readWidgets(visitor)).toEqual(expect.arrayContaining([texts.channelEmail]));
    const left = (await readWidgets(visitor)).filter((text) =>
      Object.values<string>(english).some((one) => one === text && !shared.has(text)),
    );
    expect(left).toEqual([]);
    const direction = await visitor.evaluate(() => {
      const box = document.querySelector('.mcwidget-embed')?.shadowRoot?.firstElementChild;
      return box && getComputedStyle(box).direction;
    });
    expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });

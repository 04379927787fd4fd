import { parseWidget, type WidgetTexts } from '@beckon/contract';
import { allLanguages } from '@beckon/contract/languages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildLandingPage, landingLanguage } from './buildLandingPage';
import { buildMissingPage } from './buildMissingPage';

const pageOf = (main: object, account: object = {}, setup: object = {}, texts?: WidgetTexts) => {
  const parsed = parseWidget({ widget_id: 7, widget_type: 'landing', channel: 'sms', data: { main, setup } });
  if (!parsed.ok) throw new Error('unreadable');
  const settings = { page_name: 'Shop', locale: 'en_US', widgetLocale: undefined, ...account };
  return buildLandingPage({
    account: settings,
    widget: parsed.widget,
    slug: 'a',
    publicUrl: 'https://w.example',
    language: landingLanguage(settings, parsed.widget),
    texts,
  });
};

it('LAY-05 OWN-19 the page has the same tags whatever an owner writes', () => {
  const tags = (html: string) => html.match(/<\/?[a-z!][^\s>]*/gi);
  const plain = tags(pageOf({ title: 'x', desc: 'x' }));
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: fc.constantFrom(...`<>"'&/!-=a \n`) }), (text) => {
      expect(tags(pageOf({ title: `x${text}`, desc: `x${text}` }, { page_name: `x${text}` }))).toEqual(plain);
    }),
  );
});

it.each([
  ['en_US', '<html lang="en-US" dir="ltr">'],
  ['ar_SA', '<html lang="ar-SA" dir="rtl">'],
  ['he_IL', '<html lang="he-IL" dir="rtl">'],
  [undefined, '<html lang="en-US" dir="ltr">'],
])('OWN-19 the page of an account in %s begins with %s', (locale, start) => {
  expect(pageOf({ title: 'x' }, { locale })).toContain(start);
});

it('OWN-19 LAY-05 a page that always speaks one language says so, also without scripts', () => {
  const texts = { data: { main: { title: 'مرحبا' } }, texts: {} };
  const page = pageOf({ title: 'x' }, { locale: 'en_US' }, { language: 'ar' }, texts);
  expect(page).toContain('<h1>مرحبا</h1>');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain(allLanguages.ar.texts.turnOnJavaScript);
});

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de', allLanguages.de.texts.pageNotFound],
  ['sv, fr;q=0.5', 'fr', allLanguages.fr.texts.pageNotFound],
  [undefined, 'en', 'Page not found'],
])('OWN-19 a missing page is in the language of the browser (%s)', (accepted, language, title) => {
  const page = buildMissingPage(accepted);
  expect(page).toContain(`<html lang="${language}"`);
  expect(page).toContain(`<h1>${title}</h1>`);
});

it.each([
  ['https://i.example/a.png', 'https://i.example/a.png'],
  ['//i.example/a.png', 'https://i.example/a.png'],
  ['/a.png', 'https://w.example/a.png'],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,x', undefined],
  ['/\\evil.example/a.png', undefined],
])('OWN-19 the image %s is shared as %s', (given, shared) => {
  const [, image] =
    /og:image" content="([^"]*)"/.exec(pageOf({ title: 'x', image: { img_big: given } })) ?? [];
  expect(image).toBe(shared);
});

it('OWN-19 a page without its own title has the name of the account', () => {
  expect(pageOf({ title: '' })).toContain('<title>Shop</title>');
  expect(pageOf({ title: 'x', desc: 'y', showDescription: false })).not.toContain('"description"');
});

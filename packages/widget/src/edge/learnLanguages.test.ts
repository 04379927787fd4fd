import type { Language, LanguageFile } from '@beckon/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { opening, smsModal } from '../core/testing/started';
import { learnLanguages } from './learnLanguages';

const link = { widget_id: 7, widget_type: 'modal', channel: 'fb', data: { main: { title: 'Hello' } } };
const legal = { text: 'Ich stimme zu.', terms: 'AGB', privacy: 'Datenschutz' };
const file: LanguageFile = {
  texts: { Close: 'Schließen' },
  defaults: { 'Thank you!': 'Danke!' },
  widgets: { 7: { data: { main: { title: 'Hallo' } }, texts: { Close: 'Weg' } } },
};

function learn(given: LanguageFile = file, own?: Language) {
  const setup = own ? { setup: { language: own } } : {};
  const { widgets } = opening({
    widgets: [{ ...link, data: { ...link.data, ...setup } }, { ...link, widget_id: 8 }, smsModal()],
  });
  return learnLanguages(widgets, { de: { ...given, language: 'de' } }, 'de');
}
const hostOf = () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).innerHTML = '<button>Close</button>';
  return host;
};
afterEach(() => document.body.replaceChildren());

describe('learnLanguages', () => {
  it('gives a widget the texts of its language, and the rest of the page the built-in ones', () => {
    const { widgets, caption } = learn();
    expect(widgets.map(({ language, data }) => [language, data.main.title])).toEqual([
      ['de', 'Hallo'],
      ['de', 'Hello'],
      [undefined, 'Join'],
    ]);
    expect(widgets.map(({ data }) => data.submitted.title)).toEqual(['Thank you!', 'Danke!', 'Thank you!']);
    const [one, other, form] = [hostOf(), hostOf(), hostOf()];
    caption(one, '7');
    caption(other, '8');
    caption(form, '5');
    expect([one, other, form].map(({ shadowRoot }) => shadowRoot?.textContent)).toEqual([
      'Weg',
      'Schließen',
      'Close',
    ]);
  });

  it('SMS-11 A-45 a phone form speaks the language once its legal text is confirmed', () => {
    const confirmed = { ...file, widgets: { 5: { data: {}, texts: {}, legal } } };
    expect(learn(confirmed).widgets[2]).toMatchObject({ language: 'de', legal });
  });

  it('a widget whose own language did not load stays in English', () => {
    expect(learn(file, 'fr').widgets[0]).toMatchObject({ data: { main: { title: 'Hello' } } });
    expect(learn(file, 'fr').widgets[0]?.language).toBeUndefined();
  });
});

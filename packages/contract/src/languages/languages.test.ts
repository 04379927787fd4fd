import { describe, expect, it } from 'vitest';
import * as lists from '../constants/lists';
import type { Language } from '../widget/Widget';
import { allLanguages } from './allLanguages';
import { english, type VisitorTexts } from './english';

const names = Object.keys(english) as (keyof VisitorTexts)[];
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const others = lists.languages.filter((one): one is Exclude<Language, 'en'> => one !== 'en');
/** Words that are the same in some languages. */
const shared: ReadonlySet<string> = new Set(['video', 'privacy', 'channelEmail', 'channelSms', 'terms']);

describe('the English texts', () => {
  it('LAY-05 are all different: each is found by its text', () => {
    expect(new Set(Object.values(english)).size).toBe(names.length);
  });
});

describe.each(others)('the visitor texts in %s', (language) => {
  const { texts, legal } = allLanguages[language];

  it('are complete, and there are no others', () => {
    expect(Object.keys(texts).sort()).toEqual([...names].sort());
  });
  it('are translated, with the same placeholders and without spaces at their ends', () => {
    const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
    const wrong = names.filter((name) => {
      const text = texts[name];
      const isTranslated = text !== '' && (shared.has(name) || text !== english[name]);
      return (
        !isTranslated || text !== text.trim() || !isSame(placeholders(text), placeholders(english[name]))
      );
    });
    expect(wrong).toEqual([]);
  });
  it('never say what is another text in English, which would be translated twice', () => {
    for (const name of names) {
      const same = names.find((other) => english[other] === texts[name]);
      if (same) expect(texts[same]).toBe(texts[name]);
    }
  });
  it('OWN-22 name the one word that confirms, and the one that stops, as the server knows them', () => {
    for (const text of [texts.confirmText, texts.confirmMorningText, texts.confirmSoonText])
      expect(text).toMatch(/\bYES\b/);
    for (const notice of Object.values(legal)) expect(notice).toMatch(/\bSTOP\b/);
  });
  it('SMS-11 A-45 have legal templates with and without the name of the business', () => {
    expect([legal.us, legal.eu].map(placeholders)).toEqual([['{name}'], ['{name}']]);
    expect([legal.usNameless, legal.euNameless].map(placeholders)).toEqual([[], []]);
  });
});

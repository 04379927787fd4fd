import { consoleLanguageKey } from '@beckon/contract/data/consoleLanguageKey';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { englishTexts } from './englishTexts';
import { sandboxLanguage } from './sandboxLanguage';
import { spanishTexts } from './spanishTexts';

afterEach(() => vi.unstubAllGlobals());

const choose = (choice: string | null) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === consoleLanguageKey ? choice : null) });

describe('sandboxLanguage', () => {
  it.each([
    ['es', ['en-US'], 'es'],
    ['en', ['es-MX'], 'en'],
    [null, ['fr', 'es-MX', 'en'], 'es'],
    [null, ['fr'], 'en'],
    ['xx', [], 'en'],
  ])('OWN-23 is the console’s: choice %s, browser %j: %s', (choice, preferred, language) => {
    choose(choice);
    expect(sandboxLanguage(preferred)).toBe(language);
  });
  it('OWN-23 follows the browser if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(sandboxLanguage(['es'])).toBe('es');
  });
});

const sample = (text: unknown): unknown => (typeof text === 'function' ? text('Fern', 'Hi') : text);

it('OWN-23 every text of the sandbox is translated, apart from names', () => {
  const same = Object.entries(englishTexts).filter(
    ([key, text]) => sample(text) === sample(spanishTexts[key as keyof typeof spanishTexts]),
  );
  expect(same.map(([key]) => key)).toEqual(['title', 'messenger', 'arrived']);
});

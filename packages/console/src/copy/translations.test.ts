import { describe, expect, it } from 'vitest';
import { en } from './en';
import { es } from './es';

type Texts = { readonly [key: string]: string | Texts };

/** Every text with its path. */
const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !new RegExp(`(?:one|other|many|few|two|zero|=\\d+) \\{${name}\\}`).test(text))
    .sort();

const english = flatten(en);

describe.each([['es', es]] as const)('the texts in %s', (_, texts) => {
  const translated = new Map(flatten(texts as Texts));
  it('are complete, and there are no others', () => {
    expect([...translated.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });
  it.each(english)('%s has the same placeholders', (path, text) => {
    expect([...new Set(placeholders(translated.get(path) ?? ''))]).toEqual([...new Set(placeholders(text))]);
  });
  it.each(english.filter(([, text]) => text.includes(', plural,')))(
    '%s has all forms of a plural',
    (path) => {
      expect(translated.get(path)).toMatch(/, plural,.*\bone \{.*\bother \{/);
    },
  );
});

describe('the texts in English', () => {
  it.each(english)('%s has typographic apostrophes, and no space at its ends', (_, text) => {
    expect(text).not.toMatch(/'|^\s|\s$/);
  });
});

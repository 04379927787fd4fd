import { type Reason, reasons } from '@beckon/contract/data/reasons';
import { describe, expect, it } from 'vitest';
import { en } from './en';
import { verdicts } from './en/verdicts';
import { es } from './es';
import { reasons as reasonsInSpanish } from './es/reasons';
import { verdicts as verdictsInSpanish } from './es/verdicts';
import { englishWord } from './testing/englishWord';
import { sameInSpanish } from './testing/sameInSpanish';

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

const english = flatten({ ...en, verdicts });
const spanish = { ...es, verdicts: verdictsInSpanish };
const reviewed: ReadonlySet<string> = new Set(sameInSpanish);
/** Texts without a letter outside their placeholders are the same in every language. */
const isWordless = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

describe.each([['es', spanish, reviewed]] as const)('the texts in %s', (_, texts, same) => {
  const translated = new Map(flatten(texts as Texts));
  it('are complete, and there are no others', () => {
    expect([...translated.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });
  it.each(english)('%s has the same placeholders', (path, text) => {
    expect([...new Set(placeholders(translated.get(path) ?? ''))]).toEqual([...new Set(placeholders(text))]);
  });
  it.each(english.filter(([path, text]) => !same.has(path) && !isWordless(text)))(
    '%s is not English',
    (path, text) => {
      expect(translated.get(path)).not.toBe(text);
    },
  );
  it.each([...translated])('%s has no English word', (_path, text) => {
    expect(text).not.toMatch(englishWord);
  });
  it('are only listed as the same in both languages if they exist and are', () => {
    const known = new Map(english);
    expect([...same].filter((path) => !known.has(path) || translated.get(path) !== known.get(path))).toEqual(
      [],
    );
  });
  it.each(english.filter(([, text]) => text.includes(', plural,')))(
    '%s has all forms of a plural',
    (path) => {
      expect(translated.get(path)).toMatch(/, plural,.*\bone \{.*\bother \{/);
    },
  );
});

describe('why the server rejects a request, in Spanish', () => {
  it.each(Object.entries(reasons))(
    'OWN-10 OWN-23 %s has a sentence that fits where the English one does',
    (reason, text) => {
      const own = reasonsInSpanish[reason as Reason];
      expect([...new Set(placeholders(own))].filter((name) => !placeholders(text).includes(name))).toEqual(
        [],
      );
      expect(own).not.toMatch(englishWord);
      // Problems with a field continue its name; the others are sentences.
      const isSentence = (one: string): boolean => !/^\p{Ll}/u.test(one);
      expect([isSentence(own), own.endsWith('.')]).toEqual([isSentence(text), text.endsWith('.')]);
    },
  );
  it('has no sentence for reasons that do not exist', () => {
    expect(Object.keys(reasonsInSpanish).sort()).toEqual(Object.keys(reasons).sort());
  });
});

describe('the texts in English', () => {
  it.each(english)('%s has typographic apostrophes, and no space at its ends', (_, text) => {
    expect(text).not.toMatch(/'|^\s|\s$/);
  });
});

import { describe, expect, it } from 'vitest';
import { ar } from './ar';
import { de } from './de';
import { es } from './es';
import { fr } from './fr';
import { id } from './id';
import { it as italian } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { pl } from './pl';
import { ptBR } from './ptBR';
import { type ControlTexts, defaultTexts } from './setTexts';
import { tr } from './tr';

type Texts = { readonly [key: string]: string | Texts };

/** Every text with its path. */
const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
const marks = (text: string): string[] => (text.match(/%\w+%/g) ?? []).sort();
const english = flatten(defaultTexts);
const languages: [string, ControlTexts][] = Object.entries({
  ar,
  de,
  es,
  fr,
  id,
  it: italian,
  ja,
  nl,
  pl,
  'pt-BR': ptBR,
  tr,
});

describe.each(languages)('the texts of controls in %s', (_, texts) => {
  const translated = new Map(flatten(texts));
  it('are complete, and there are no others', () => {
    expect([...translated.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });
  it('have the same placeholders, and text where English has some', () => {
    const wrong = english.filter(([path, text]) => {
      const other = translated.get(path) ?? 'missing %x%';
      return marks(other).join() !== marks(text).join() || (other === '') !== (text === '');
    });
    expect(wrong).toEqual([]);
  });
});

import { language } from './language';
import type { Values } from './Values';

const plural = /\{(\w+), plural,((?:\s*(?:=\d+|zero|one|two|few|many|other) \{[^{}]*\})+)\s*\}/g;
const form = /(=\d+|zero|one|two|few|many|other) \{([^{}]*)\}/g;

/**
 * Puts values into a text in the ICU message format, as far as the console needs it: `{name}`, and
 * `{n, plural, one {# widget} other {# widgets}}`, where `#` is the number in the reader's notation.
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
  const all = values as Readonly<Record<string, string | number>>;
  return text
    .replace(plural, (_, name: string, forms: string) => chooseForm(forms, Number(all[name])))
    .replace(/\{(\w+)\}/g, (_, name: string) => write(all[name] ?? ''));
}

function chooseForm(forms: string, count: number): string {
  const known = new Map([...forms.matchAll(form)].map(([, key, words]) => [key, words ?? '']));
  const category = new Intl.PluralRules(language()).select(count);
  const words = known.get(`=${count}`) ?? known.get(category) ?? known.get('other') ?? '';
  return words.replaceAll('#', write(count));
}

function write(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString(language()) : value;
}

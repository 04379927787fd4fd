import { afterEach, describe, expect, it } from 'vitest';
import { fill } from './fill';
import { setLanguage } from './language';

afterEach(() => setLanguage('en'));

describe('fill', () => {
  it('puts values in their places', () => {
    expect(fill('{name} joined as {role}.', { name: 'Ada', role: 'editor' })).toBe('Ada joined as editor.');
  });
  it.each([
    [0, 'No widgets'],
    [1, '1 widget'],
    [1234, '1,234 widgets'],
  ])('chooses the form for %i', (n, words) => {
    expect(fill('{n, plural, =0 {No widgets} one {# widget} other {# widgets}}', { n })).toBe(words);
  });
  it('writes numbers and chooses forms in the language of the console', () => {
    setLanguage('es');
    const text = '{n, plural, one {# cosa} many {# de cosas} other {# cosas}}';
    expect([1, 12345, 1_000_000].map((n) => fill(text, { n }))).toEqual([
      '1 cosa',
      '12.345 cosas',
      '1.000.000 de cosas',
    ]);
  });
  it('fills a plural form and a name in one text', () => {
    expect(fill('{n, plural, one {member} other {members}} {list}', { n: 2, list: 'a, b' })).toBe(
      'members a, b',
    );
  });
  it('leaves braces in values alone', () => {
    expect(fill('Hello {name}', { name: '{n} & {name}' })).toBe('Hello {n} & {name}');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSheets, shortName } from './shortName';

const root = join(import.meta.dirname, '../..');
const nameIn = shortName(root);
const card = join(root, 'packages/widget/src/ui/parts/Card.module.css');

describe('shortName', () => {
  it('gives every class and animation of the repository its own name', () => {
    const names = listSheets(root).flatMap((sheet) => {
      const css = readFileSync(join(root, sheet), 'utf8');
      const own = [...css.matchAll(/(?:^|[\s,>+~(:])\.([a-zA-Z][\w-]*)|@keyframes (\w+)/g)];
      return [...new Set(own.map(([, one, other]) => one ?? other ?? ''))].map((one) =>
        nameIn(one, join(root, sheet), css),
      );
    });
    expect(names.length).toBeGreaterThan(300);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^m[\da-z]{3,4}$/);
  });
  it('is the same for the names of a sheet and for its text', () => {
    const css = '.card { color: red; } .body:hover { color: blue; }';
    expect(nameIn('body', card, css)).toBe(nameIn('body', `${card}?inline`, css));
    expect(nameIn('body', card, css)).not.toBe(nameIn('card', card, css));
  });
  it('fails for a sheet or a name that it cannot count', () => {
    expect(() => nameIn('card', join(root, 'Other.module.css'), '.card {}')).toThrow('Other.module.css');
    expect(() => nameIn('other', card, '.card {}')).toThrow('"other"');
  });
});

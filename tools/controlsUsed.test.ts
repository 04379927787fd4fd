import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => `${folder}/${path}`);
const controls = list('sites/controls/stories').map((path) => path.replace(/^.*\/|\.tsx$/g, ''));
const product = ['packages/console/src', 'packages/widget/src', 'sites/sandbox']
  .flatMap(list)
  .map(read)
  .join('\n');
const isUsed = (control: string) => new RegExp(`@beckon/controls/(\\w+/)?${control}'`).test(product);

it('OWN-07 every control of the gallery is used in the product, or the guide says why not', () => {
  expect(controls.length).toBeGreaterThan(30);
  const excused = [...read('docs/controls.md').matchAll(/^\| `(\w+)` +\| .*\bnot used\b/gim)].map(
    ([, name]) => name,
  );
  const unused = controls.filter((control) => !isUsed(control));
  expect(unused.filter((control) => !excused.includes(control))).toEqual([]);
  // An outdated reason misleads.
  expect(excused.filter((control) => control && isUsed(control))).toEqual([]);
});

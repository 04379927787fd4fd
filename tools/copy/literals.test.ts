import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import budgets from '../../budgets.json';
import { findTexts } from './findTexts';

const root = 'packages/console/src';
/** Folders whose texts have not moved yet. Once one has, it leaves this list. */
const pending = ['parts', 'screens/editor', 'screens/settings', 'screens/widgets'];
/** Names aren't translated: the product's, and those of the lines in `budgets.json`. */
const names: readonly unknown[] = ['Beckon', ...budgets.map((line) => line.page)];

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^copy\/|\/testing\//.test(path));
const textsIn = (path: string): string[] =>
  findTexts(path, readFileSync(`${root}/${path}`, 'utf8')).filter((text) => !names.includes(text));
const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const finished = files.filter((path) => !pending.some((folder) => isIn(path, folder)));

it.each(finished)('%s has its texts in the copy files', (path) => {
  expect(textsIn(path)).toEqual([]);
});

it.each(pending)('%s still has texts of its own; without any it leaves the list', (folder) => {
  expect(files.filter((path) => isIn(path, folder)).flatMap(textsIn)).not.toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import budgets from '../../budgets.json';
import { findTexts } from './findTexts';

const root = 'packages/console/src';
const browsers = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari', 'Android', 'Windows', 'Linux'];
/** Names aren't translated: those of the product, of browsers, and of the lines in `budgets.json`. */
const names: readonly unknown[] = ['Beckon', ...browsers, ...budgets.map((line) => line.page)];

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^copy\/|\/testing\//.test(path));
const textsIn = (path: string): string[] =>
  findTexts(path, readFileSync(`${root}/${path}`, 'utf8')).filter((text) => !names.includes(text));

it.each(files)('%s has its texts in the copy files', (path) => {
  expect(textsIn(path)).toEqual([]);
});

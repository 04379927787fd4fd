import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Budget, checkSizes } from './size/checkSizes';
import { measureControls } from './size/measureControls';
import { measurePages } from './size/measurePages';

/** The texts of visitors in one language, which the console loads when an owner opens that language. */
const visitorLanguage = /^(es|ptBR|fr|de|it|nl|pl|tr|ar|ja|id)-/;
const hashed = /-[\w-]{6}\.js$/;

/** Measures the gzip size of the built scripts and some controls, and compares it with budgets.json. */
export async function checkSize(root: string): Promise<{ ok: boolean; lines: string[] }> {
  const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budget[];
  const pages = await measurePages(join(root, 'dist/visitor/preact'));
  return checkSizes(budgets, pages, {
    ...measure(join(root, 'dist/visitor/preact'), ''),
    ...measure(join(root, 'dist/visitor/react'), 'react '),
    ...measureConsole(join(root, 'dist/console')),
    ...(await measureControls(root)),
  });
}

/** Every file of the last build by its name without the hash; files with the same name are added up. */
function measure(folder: string, prefix: string): Record<string, number> {
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: string[] };
  const sizes: Record<string, number> = {};
  for (const file of files) {
    const name = `${prefix}${basename(file).replace(hashed, '')}`;
    sizes[name] = (sizes[name] ?? 0) + gzipped(readFileSync(join(folder, file)));
  }
  return sizes;
}

/** The console is measured as a whole: if all its screens together are small enough, so is whichever opens first. */
function measureConsole(folder: string): Record<string, number> {
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: string[] };
  const sum = (names: readonly string[]): number =>
    names.reduce((bytes, file) => bytes + gzipped(readFileSync(join(folder, file))), 0);
  const isFrame = (file: string): boolean => basename(file).startsWith('frame-');
  const isSpanish = (file: string): boolean => basename(file).startsWith('spanish-');
  const isLate = (file: string): boolean => basename(file).startsWith('spanishLate-');
  const isVisitors = (file: string): boolean => visitorLanguage.test(basename(file));
  return {
    console: sum(files.filter((file) => ![isFrame, isSpanish, isLate, isVisitors].some((one) => one(file)))),
    'console es': sum(files.filter(isSpanish)),
    'console es late': sum(files.filter(isLate)),
    'console languages': sum(files.filter(isVisitors)),
    'console frame': sum(files.filter((file) => basename(file).startsWith('frame-preact'))),
  };
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

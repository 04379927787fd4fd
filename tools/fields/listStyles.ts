import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const folders = ['widget/src/ui', 'controls/src'];

/** The source files of the components, by their paths in the packages. */
export const drawing: Readonly<Record<string, string>> = Object.fromEntries(
  folders
    .flatMap((folder) =>
      readdirSync(join(packages, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /(?<!\.test)\.(?:ts|tsx|css)$/.test(path))
    .map((path) => [path, readFileSync(join(packages, path), 'utf8')]),
);

/** The source file whose path ends with this. */
export const endingWith = (end: string): string =>
  Object.keys(drawing).find((path) => path.endsWith(end)) ?? '';

/** The style sheets of a component and of everything it is made of, except what is skipped. */
export function listStyles(path: string, skipped: readonly string[], seen = new Set<string>()): string[] {
  const text = drawing[path];
  if (text === undefined || seen.has(path) || skipped.some((end) => path.endsWith(end))) return [];
  seen.add(path);
  if (path.endsWith('.css')) return [text];
  return [...text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)].flatMap(([, from = '']) =>
    listStyles(locate(path, from), skipped, seen),
  );
}

function locate(path: string, from: string): string {
  const control = /^@beckon\/controls\/(\w+)$/.exec(from)?.[1];
  if (control) return endingWith(`controls/src/${control}/${control}.tsx`);
  if (!from.startsWith('.')) return '';
  const plain = posix.join(posix.dirname(path), from.replace(/\?.*$/, ''));
  return ['', '.ts', '.tsx'].map((end) => plain + end).find((one) => one in drawing) ?? '';
}

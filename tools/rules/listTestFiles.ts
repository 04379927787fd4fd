import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whether this path, relative to the root of the repository, is a test file. Browser tests are the specs under `e2e`. */
const isTestFile = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || (path.startsWith('e2e/') && path.endsWith('.spec.ts'));

const isLeftOut = (folder: string): boolean =>
  folder === 'node_modules' || folder === 'dist' || folder.startsWith('.');

/** The paths of all test files below the root, relative to it, with forward slashes and in order. */
export function listTestFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isLeftOut(entry.name) ? [] : listTestFiles(root, path);
      return isTestFile(path) ? [path] : [];
    })
    .sort();
}

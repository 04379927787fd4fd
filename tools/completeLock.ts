import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Lock, missingPlatforms } from './lock/missingPlatforms';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * npm leaves a platform package out of the lock file if its registry doesn't have it, and then `npm ci` rejects
 * the whole file on every platform. This adds the missing entries; with `check` it only says whether any are missing.
 */
export function completeLock({ check }: { check: boolean }): { ok: boolean; line: string } {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const missing = missingPlatforms(lock);
  const names = Object.keys(missing);
  if (names.length === 0) return { ok: true, line: 'Every platform package is in the lock file.' };
  if (check)
    return {
      ok: false,
      line: `The lock file lacks ${names.length} platform packages. Run npx tsx tools/completeLock.ts.`,
    };
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  return { ok: true, line: `Added ${names.length} platform packages to the lock file.` };
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url) {
  console.log(completeLock({ check: false }).line);
}

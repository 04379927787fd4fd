import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../StartError';

type Link = { source: string; target: string };

/**
 * Makes the library links that an npm package cannot carry and that its install script would make:
 * npm may be set not to run install scripts. Links that exist are left alone, so that a read-only
 * installation works.
 */
export function repairSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link);
    } catch (error) {
      // Another process starting at the same moment may have made it.
      if (existsSync(link)) continue;
      throw new StartError(
        `The built-in PostgreSQL lacks the link ${link} and it could not be made (${(error as Error).message}). ` +
          'Start once as a user who may write there, or run npm ci with install scripts allowed.',
      );
    }
  }
}

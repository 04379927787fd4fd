import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../env/pure/index';

type Link = { source: string; target: string };

/**
 * Creates the library links that an npm package can't contain and that its install script would create: npm may be
 * configured not to run install scripts. Leaves existing links alone, so that a read-only
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
      // Another process that starts at the same moment may have created it.
      if (existsSync(link)) continue;
      throw new StartError(
        `The built-in PostgreSQL lacks the link ${link}. Creating it failed: ${(error as Error).message}. ` +
          'Start once as a user who can write there, or run npm ci with install scripts allowed.',
      );
    }
  }
}

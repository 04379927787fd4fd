import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtInMajor, findBinaries } from '../database/testing/index';

/** The programs of a PostgreSQL on this machine. */
export type Programs = { initdb: string; postgres: string; major: number };

const debianDir = '/usr/lib/postgresql';

/** Debian's newest installed PostgreSQL, or else the product's; `other` prefers a version that isn't the product's. */
export function findPrograms(other = false): Programs {
  const majors = (existsSync(debianDir) ? readdirSync(debianDir) : []).map(Number).sort((a, b) => b - a);
  const installed = majors
    .map((major) => {
      const bin = join(debianDir, `${major}`, 'bin');
      return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major };
    })
    .filter(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
  const different = installed.find(({ major }) => major !== builtInMajor);
  return (other ? different : undefined) ?? installed[0] ?? { ...findBinaries(), major: builtInMajor };
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../env/pure/index';

/** The major version of the built-in PostgreSQL. Only this version can read what it wrote. @internal */
export const builtInMajor = 18;

/** The built-in database in its data folder. */
export const clusterName = `postgres-${builtInMajor}`;

/**
 * Whether a data folder has the built-in database. Refuses a folder with one of another version of PostgreSQL, before anything is written:
 * an empty database beside it would look like lost data. [OWN-20]
 */
export function hasCluster(dataDir: string): boolean {
  if (existsSync(join(dataDir, clusterName))) return true;
  const [other] = listNames(dataDir).filter((name) => /^postgres-\d+$/.test(name));
  if (other === undefined) return false;
  throw new StartError(
    `The database in ${dataDir} is from PostgreSQL ${other.slice('postgres-'.length)}, and this version of Beckon has PostgreSQL ` +
      `${builtInMajor}. Nothing has changed. With the version of Beckon that you used before, run: npx beckon backup --to beckon.backup. ` +
      `Then move ${other} out of ${dataDir}, and run with this version: npx beckon restore --from beckon.backup`,
  );
}

/** None if the folder is missing or can't be read: the start explains that. */
function listNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

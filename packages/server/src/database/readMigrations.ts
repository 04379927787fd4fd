import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../env/pure/index';

/** One step in the history of the tables. */
export type Migration = { name: string; text: string; checksum: string };

/** The migrations are next to the built server, or among the sources. */
const places = ['./migrations/', '../migrations/']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .filter((place) => existsSync(place));

/** Reads the numbered migrations in order. */
export function readMigrations(folder: string | undefined = places[0]): Migration[] {
  if (folder === undefined)
    throw new StartError('The "migrations" folder next to the server is missing. Run npm run build.');
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

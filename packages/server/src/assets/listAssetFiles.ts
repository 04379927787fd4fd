import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file of this version: the path in its address, and where it is. */
export type AssetFile = { path: string; file: string };

/** The files of some folders by the addresses that they are served at; source maps stay on the server. [OWN-20] */
export function listAssetFiles(folders: Readonly<Record<string, string | undefined>>): AssetFile[] {
  return Object.entries(folders).flatMap(([prefix, dir]) =>
    (dir === undefined ? [] : readdirSync(dir))
      .filter((name) => /^[\w-][\w.-]*\.(?:js|css)$/.test(name))
      .map((name) => ({ path: `${prefix}${name}`, file: join(dir ?? '', name) })),
  );
}

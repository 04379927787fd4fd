import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build keeps from an earlier one if it is of the same script (`compressAssets`): comparing it would prove nothing. */
const compressed = /\.(?:br|gz)$/;

/** Builds once more and compares every file that visitors load: the result of a commit must not depend on the day. */
export async function checkSameBuild(
  dir: string,
  build: () => Promise<void>,
): Promise<{ ok: boolean; lines: string[] }> {
  const before = hashFiles(dir);
  await build();
  const after = hashFiles(dir);
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const other = names.filter((name) => before.get(name) !== after.get(name));
  return {
    ok: other.length === 0 && names.length > 0,
    lines: other.length === 0 ? [`${names.length} files, identical`] : other.map((name) => `${name} differs`),
  };
}

function hashFiles(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !compressed.test(entry.name),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(dir.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

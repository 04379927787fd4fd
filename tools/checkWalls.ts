import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are compiled without DOM and Node types; JavaScript's own clock and randomness need another check. */
const pureFolders = [
  'packages/contract/src',
  'packages/widget/src/core',
  'packages/pixel/src/core',
  'packages/widget/src/explain',
];
const forbidden =
  /\bMath\s*\.\s*random\b|\bDate\s*\.\s*now\b|\bnew\s+Date\s*\(\s*\)|\bglobalThis\b|\beval\s*\(/;

const server = 'packages/server/src';

/** The pure folders of the server's subjects. */
function listServerFolders(root: string): string[] {
  const inside = readdirSync(join(root, server), { recursive: true, encoding: 'utf8' });
  return inside.filter((path) => /^\w+[\\/](?:pure|shapes)$/.test(path)).map((path) => join(server, path));
}

/** Looks for time, randomness and back doors in the pure folders, where such values arrive as facts. */
export function checkWalls(root: string): { ok: boolean; lines: string[] } {
  const lines = [...pureFolders, ...listServerFolders(root)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        findBreaks(readFileSync(join(root, folder, file), 'utf8')).map((line) => `${folder}/${file}:${line}`),
      ),
  );
  return {
    ok: lines.length === 0,
    lines: lines.length === 0 ? ['no clock, no chance, no back door'] : lines,
  };
}

/** The numbers of the lines that use something a pure folder must not know; comments may name it. */
export function findBreaks(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      forbidden.test(line.replace(/\/\/.*|^\s*\*.*|\/\*.*?\*\//, '')) ? [index + 1] : [],
    );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const sources = 'packages/server/src';
const importShape = /^(?:import|export)\b[^;'"]*?(?:\bfrom )?'(\.[^']+)';|\bimport\('(\.[^']+)'\)/gm;
const doorShape = /^\w+\/(?:pure\/)?index$/;

type Import = { from: string; to: string };

/** The subject of a file: its top-level folder; files at the top, which wire everything, have none. */
const subjectOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');
const isForTests = (path: string): boolean => /\.test\.ts$|(?:^|\/)testing\//.test(path);
const isPure = (path: string): boolean => /^\w+\/(?:pure|shapes)\//.test(path);

/**
 * Checks that the server's subjects import each other only through their doors, that none depends on itself through others, and that the
 * diagram in ARCHITECTURE.md shows which is above which.
 */
export function checkDoors(root: string): { ok: boolean; lines: string[] } {
  const files = readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  const imports = files.flatMap((file) => listImports(file, readFileSync(join(root, sources, file), 'utf8')));
  const rows = parseRows(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  const lines = [...imports.flatMap(checkImport), ...findCycles(imports), ...checkRows(imports, rows)];
  return {
    ok: lines.length === 0,
    lines: lines.length === 0 ? ['only through doors, without cycles'] : lines,
  };
}

/** What a file imports of the server, without extensions. */
export function listImports(from: string, text: string): Import[] {
  return [...text.matchAll(importShape)]
    .map(([, path, late]) => posix.join(posix.dirname(from), path ?? late ?? ''))
    .filter((to) => !to.startsWith('..'))
    .map((to) => ({ from, to }));
}

/** What is wrong with an import, if anything. */
export function checkImport({ from, to }: Import): string[] {
  const [own, other] = [subjectOf(from), subjectOf(to)];
  if (own === other) return doorShape.test(to) ? [`${from} uses its own door`] : [];
  if (isForTests(to)) return isForTests(from) ? [] : [`${from} imports ${to}, which is for tests`];
  if (other === '') return isForTests(from) ? [] : [`${from} imports ${to}, which is above it`];
  if (!doorShape.test(to)) return [`${from} imports ${to} past its door`];
  const isMixed = isPure(from) && !isForTests(from) && !to.endsWith('/pure/index');
  return isMixed ? [`${from} is pure and imports ${to}`] : [];
}

/** The subjects that depend on themselves through others. */
export function findCycles(imports: readonly Import[]): string[] {
  const below = new Map<string, Set<string>>();
  for (const [own, other] of listPairs(imports)) below.set(own, (below.get(own) ?? new Set()).add(other));
  const reach = (subject: string, seen: Set<string>): Set<string> => {
    for (const next of below.get(subject) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return [...below.keys()]
    .filter((subject) => reach(subject, new Set()).has(subject))
    .map((subject) => `${subject} depends on itself`);
}

/** The rows of the server's diagram, from the top one to the bottom one. */
export function parseRows(page: string): string[][] {
  const diagram = page.split('\n## The server\n')[1]?.split('```')[1] ?? '';
  const rows = diagram.split('\n').map((line) => line.trim().split(/ {2,}/)[0]?.split(' · ') ?? []);
  return rows.filter(([first]) => first);
}

/** The subjects that are in no row of the diagram, and those that import one that isn't below them. */
export function checkRows(imports: readonly Import[], rows: readonly string[][]): string[] {
  const rowOf = (subject: string) => rows.findIndex((names) => names.includes(subject));
  const pairs = listPairs(imports);
  const missing = new Set(pairs.flat().filter((subject) => rowOf(subject) === -1));
  const wrong = pairs.filter(([own, other]) => rowOf(own) >= rowOf(other) && !missing.has(other));
  return [
    ...[...missing].map((subject) => `${subject} is missing in the diagram in ARCHITECTURE.md`),
    ...new Set(
      wrong.map(([own, other]) => `${own} imports ${other}, which isn't below it in ARCHITECTURE.md`),
    ),
  ];
}

/** Which subject imports which other one. Tests may import all. */
function listPairs(imports: readonly Import[]): [own: string, other: string][] {
  return imports
    .filter(({ from }) => !isForTests(from))
    .map(({ from, to }): [string, string] => [subjectOf(from), subjectOf(to)])
    .filter(([own, other]) => own !== '' && other !== '' && own !== other);
}

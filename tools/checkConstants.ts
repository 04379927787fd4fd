import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const home = 'packages/contract/src/constants';
const isForTests = (path: string): boolean => /\.test\.tsx?$|(?:^|\/)testing\//.test(path);

type Source = { path: string; text: string };

/** Checks that every constant has a reader that is not a test: knip doesn't look into namespaces such as `timing`. */
export function checkConstants(root: string): { ok: boolean; lines: string[] } {
  const sources = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .map((file) => `packages/${file.replaceAll('\\', '/')}`)
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !path.includes('node_modules') && !isForTests(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const unread = sources
    .filter(({ path }) => path.startsWith(home))
    .flatMap((topic) => findUnread(topic, sources));
  return { ok: unread.length === 0, lines: unread.length === 0 ? ['every constant has a reader'] : unread };
}

/** The constants of a topic that nothing reads: by its namespace, by an import of the name, or in the topic's own file. */
export function findUnread(topic: Source, sources: readonly Source[]): string[] {
  const name = topic.path.slice(topic.path.lastIndexOf('/') + 1, -'.ts'.length);
  // The lists of widget types are part of the topic `lists`.
  const space = name === 'typeLists' ? 'lists' : name;
  const exported = [...topic.text.matchAll(/^export const (\w+)/gm)].map(([, constant]) => constant ?? '');
  return exported.flatMap((constant) => {
    const inBraces = `\\{[^{}]*\\b${constant}\\b[^{}]*\\}`;
    const reader = new RegExp(
      `\\b${space}(?:\\.${constant}\\b|\\[)|${inBraces} (?:= ${space}\\b|from '[^']*/${name}')`,
    );
    const isReadHere = topic.text.split(new RegExp(`(?<![.\\w])${constant}\\b`)).length > 2;
    const isRead = isReadHere || sources.some(({ path, text }) => path !== topic.path && reader.test(text));
    return isRead ? [] : [`${topic.path}: nothing but tests reads ${constant}`];
  });
}

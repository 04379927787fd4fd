import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const mostBytes = 64 * 1024 * 1024;

/** Copies the working tree as it is on disk, with links in place of installed packages. The tree itself is only read. */
export function makeCopy(root: string, to: string): void {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: mostBytes });
  for (const file of new Set(files.split('\0'))) {
    // Git still lists a file that was deleted and not committed.
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file), { verbatimSymlinks: true });
  }
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  for (const folder of ['.', ...packages]) linkModules(join(folder, 'node_modules'), { root, to });
}

type Places = { root: string; to: string };

function linkModules(path: string, { root, to }: Places): void {
  if (!existsSync(join(root, path))) return;
  mkdirSync(join(to, path));
  for (const name of readdirSync(join(root, path))) {
    // Vite and Vitest keep caches there; the copy gets its own.
    if (name.startsWith('.') && name !== '.bin') continue;
    linkEntry(join(path, name), { root, to });
  }
}

/** A link into the working tree, such as a workspace package, leads into the copy. */
function linkEntry(path: string, { root, to }: Places): void {
  const from = join(root, path);
  if (path.split('/').at(-1)?.startsWith('@') && !lstatSync(from).isSymbolicLink()) {
    mkdirSync(join(to, path));
    for (const name of readdirSync(from)) linkEntry(join(path, name), { root, to });
    return;
  }
  const inside = relative(root, realpathSync(from));
  const isWorkspace = !inside.startsWith('..') && !inside.includes('node_modules');
  symlinkSync(isWorkspace ? join(to, inside) : from, join(to, path));
}

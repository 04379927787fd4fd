import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { CommandError } from './CommandError';
import { readModule } from './readModule';
import { findFault, type WidgetContent } from './WidgetContent';

/** A file of the folder: the widget in it, or why there is none. `shown` is how a person knows it. */
export type LocalFile = { file: string; shown: string; isModule: boolean };
export type ReadFile = LocalFile & { widget: WidgetContent };
export type BrokenFile = LocalFile & { problem: string };

const widgetFile = /(?<!\.d)\.(?:json|m?[jt]s)$/;

/** Reads every widget of a folder: `.json` files, and modules (`.ts`, `.mts`, `.js`, `.mjs`) whose default export is one. [OWN-10] */
export async function readFiles(dir: string): Promise<{ files: ReadFile[]; broken: BrokenFile[] }> {
  const files: ReadFile[] = [];
  const broken: BrokenFile[] = [];
  for (const name of listNames(dir)) {
    const file = join(dir, name);
    const local = { file, shown: showPath(file), isModule: !name.endsWith('.json') };
    try {
      const widget = local.isModule ? await readModule(file) : JSON.parse(readFileSync(file, 'utf8'));
      const fault = findFault(widget);
      if (fault === undefined) files.push({ ...local, widget: widget as WidgetContent });
      else broken.push({ ...local, problem: `${local.shown} ${fault}.` });
    } catch (error) {
      broken.push({ ...local, problem: `${local.shown} could not be read: ${explain(error)}` });
    }
  }
  return { files, broken };
}

/** A path from where the command was called, if it lies below. */
export function showPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

/** The files that were named, by their path or their name in the folder; all of them if none was. */
export function chooseFiles<File extends LocalFile>(
  files: readonly File[],
  { dir, named }: { dir: string; named: readonly string[] },
): File[] {
  if (named.length === 0) return [...files];
  const chosen = named.map((name) => {
    const found = files.find(({ file }) => file === resolve(name) || file === join(dir, name));
    if (!found) throw new CommandError(`There is no widget in ${join(showPath(dir), basename(name))}.`);
    return found;
  });
  return files.filter((file) => chosen.includes(file));
}

function listNames(dir: string): string[] {
  try {
    return readdirSync(dir)
      .filter((name) => widgetFile.test(name))
      .sort();
  } catch {
    throw new CommandError(`There is no folder ${dir}. Run beckon pull first, or name another with --dir.`);
  }
}

function explain(error: unknown): string {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\nRequire stack');
  const isOurs = /Cannot find (?:package|module) 'beckon'/.test(message);
  return isOurs
    ? `${message}\n  Its repository needs the package: see "Widgets as code" in docs/api.md.`
    : message;
}

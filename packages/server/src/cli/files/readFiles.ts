import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { CommandError } from '../CommandError';
import { readModule } from './readModule';
import { findFault, type WidgetContent } from './WidgetContent';

/** A file in the folder: its widget, or why there is none. `shown` is the path for display. */
export type LocalFile = { file: string; shown: string; isModule: boolean };
export type ReadFile = LocalFile & { widget: WidgetContent };
export type BrokenFile = LocalFile & { problem: string };

const widgetFile = /(?<!\.d)\.(?:json|m?[jt]s)$/;

/** Reads every widget in a folder: `.json` files, and modules (`.ts`, `.mts`, `.js`, `.mjs`) that export one. [OWN-10] */
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
      broken.push({ ...local, problem: `${local.shown} can't be read: ${explain(error)}` });
    }
  }
  return { files, broken };
}

/** A path relative to the working directory, if it is below it. */
export function showPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

/** The files the user named, by path or by name in the folder; all files if the user named none. */
export function chooseFiles<File extends LocalFile>(
  files: readonly File[],
  { dir, named }: { dir: string; named: readonly string[] },
): File[] {
  if (named.length === 0) return [...files];
  const chosen = named.map((name) => {
    const found = files.find(({ file }) => file === resolve(name) || file === join(dir, name));
    if (!found) throw new CommandError(`Can't find a widget in ${join(showPath(dir), basename(name))}.`);
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
    throw new CommandError(`The folder ${dir} doesn't exist. Run beckon pull, or choose another with --dir.`);
  }
}

function explain(error: unknown): string {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\nRequire stack');
  const isOurs = /Cannot find (?:package|module) 'beckon'/.test(message);
  return isOurs
    ? `${message}\n  Install the beckon package in your repository: see "Widgets as code" in docs/api.md.`
    : message;
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, callServer, type ServerAddress, type ServerWidget } from './callServer';
import { compareWidgets, fileNameOf } from './compareWidgets';
import type { WidgetFile } from './defineWidget';

/** What a command works with. */
export type CommandInput = {
  words: string[];
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

type Place = { server: ServerAddress; dir: string; publishes: boolean; print: (line: string) => void };
type Local = { file: string; widget: WidgetFile };

const usage = `beckon pull | diff | push [--publish] [--dir widgets]
  BECKON_URL is the address of the server, BECKON_KEY an API key with widgets:read or widgets:write.
beckon move --to postgres://user:password@host:5432/database
  The built-in database of DATA_DIR becomes one of your own. Stop the server first.
beckon verify [--account 1001]
  Are the consents in DATABASE_URL or DATA_DIR as they were written?`;

/** `pull`, `diff` and `push`: widgets as files that live in a repository. Gives the exit code; 1: `diff` found some. [OWN-10] */
export async function runBeckon({ words, variables, print }: CommandInput): Promise<number> {
  const [command = '', ...rest] = words;
  const commands: Record<string, (place: Place) => Promise<number>> = { pull, diff, push };
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new CommandError(usage);
  const { BECKON_URL: url, BECKON_KEY: key } = variables;
  if (!url || !key) throw new CommandError(`BECKON_URL and BECKON_KEY must be set.\n${usage}`);
  const at = rest.indexOf('--dir');
  const dir = resolve(at < 0 ? 'widgets' : (rest[at + 1] ?? 'widgets'));
  const server = { url: url.replace(/\/$/, ''), key };
  return await run({ server, dir, publishes: rest.includes('--publish'), print });
}

async function readServer({ server }: Place): Promise<ServerWidget[]> {
  const { widgets } = await callServer<{ widgets: { widgetId: number }[] }>(server, 'GET', {
    path: '/widgets',
  });
  return await Promise.all(
    widgets.map(({ widgetId }) => callServer<ServerWidget>(server, 'GET', { path: `/widgets/${widgetId}` })),
  );
}

const toFile = ({ widgetId, type, name, channel, smsKeyword, data }: WidgetFile): WidgetFile => ({
  widgetId,
  type,
  name,
  channel,
  ...(smsKeyword ? { smsKeyword } : {}),
  data,
});
const write = (path: string, widget: WidgetFile) =>
  writeFileSync(path, `${JSON.stringify(toFile(widget), null, 2)}\n`);

/** Widgets are `.json` files, or modules whose default export is one. */
async function readFiles({ dir }: Place): Promise<Local[]> {
  let names: string[];
  try {
    names = readdirSync(dir).filter((name) => /\.(?:json|m?js|ts)$/.test(name));
  } catch {
    throw new CommandError(`There is no folder ${dir}. Run beckon pull first, or name another with --dir.`);
  }
  return await Promise.all(
    names.sort().map(async (name) => {
      const file = join(dir, name);
      try {
        const widget = name.endsWith('.json')
          ? JSON.parse(readFileSync(file, 'utf8'))
          : await readModule(file);
        return { file, widget: widget as WidgetFile };
      } catch {
        throw new CommandError(
          `${file} could not be read. It must be JSON, or a module that exports a widget.`,
        );
      }
    }),
  );
}

async function readModule(file: string): Promise<WidgetFile> {
  const { href } = pathToFileURL(file);
  // Not every Node reads TypeScript by itself; tsx is part of the installation.
  const load = file.endsWith('.ts')
    ? (await import('tsx/esm/api')).tsImport(href, import.meta.url)
    : import(href);
  return ((await load) as { default: WidgetFile }).default;
}

async function pull(place: Place): Promise<number> {
  mkdirSync(place.dir, { recursive: true });
  const [widgets, files] = [await readServer(place), await readFiles(place)];
  for (const widget of widgets) {
    const known = files.find((one) => one.widget.widgetId === widget.widgetId)?.file;
    // A module is somebody's own writing.
    if (known && !known.endsWith('.json')) place.print(`kept     ${known}`);
    else write(known ?? join(place.dir, fileNameOf(widget.widgetId, widget.type)), widget);
  }
  place.print(`${widgets.length} widgets pulled into ${place.dir}`);
  return 0;
}

async function diff(place: Place): Promise<number> {
  const [widgets, files] = [await readServer(place), await readFiles(place)];
  let found = 0;
  for (const { file, widget } of files) {
    const there = widgets.find((one) => one.widgetId === widget.widgetId);
    const differences = there ? compareWidgets(widget, there) : [];
    if (!there) place.print(`new      ${file}`);
    for (const one of differences) {
      place.print(
        `changed  ${file} ${one.path}: ${JSON.stringify(one.there)} -> ${JSON.stringify(one.here)}`,
      );
    }
    found += there ? differences.length : 1;
  }
  for (const { widgetId, name } of widgets) {
    if (files.some((one) => one.widget.widgetId === widgetId)) continue;
    found += 1;
    place.print(`missing  ${widgetId} (${name}) is at the server alone`);
  }
  if (found === 0) place.print('no differences');
  return found === 0 ? 0 : 1;
}

async function push(place: Place): Promise<number> {
  const [widgets, files] = [await readServer(place), await readFiles(place)];
  for (const { file, widget } of files) {
    const there = widgets.find((one) => one.widgetId === widget.widgetId);
    const isSame = there !== undefined && compareWidgets(widget, there).length === 0;
    const pushed = isSame ? there : await pushOne(place, widget, there);
    if (widget.widgetId === undefined && file.endsWith('.json'))
      write(file, { ...widget, widgetId: pushed.widgetId });
    if (place.publishes && pushed.hasDraft) {
      const [path, body] = [`/widgets/${pushed.widgetId}/publish`, { revision: pushed.revision }];
      await callServer(place.server, 'POST', { path, body });
    }
    const how = isSame ? 'same    ' : there ? 'changed ' : 'made    ';
    place.print(`${how} ${file}${place.publishes && pushed.hasDraft ? ', published' : ''}`);
    // A module is somebody's own writing; without its number it would make another widget the next time.
    if (widget.widgetId === undefined && !file.endsWith('.json'))
      place.print(`         write widgetId: ${pushed.widgetId} into it`);
  }
  return 0;
}

async function pushOne(
  { server }: Place,
  widget: WidgetFile,
  there: ServerWidget | undefined,
): Promise<ServerWidget> {
  const { widgetId, type, ...content } = toFile(widget);
  if (!there && widgetId !== undefined) {
    throw new CommandError(
      `There is no widget ${widgetId} at the server. Remove widgetId from its file to make it anew.`,
    );
  }
  if (!there)
    return await callServer<ServerWidget>(server, 'POST', { path: '/widgets', body: { type, ...content } });
  const body = { revision: there.revision, smsKeyword: '', ...content };
  return await callServer<ServerWidget>(server, 'PATCH', { path: `/widgets/${widgetId}`, body });
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareWidgets, fileNameOf, hashWidget } from './files/compareWidgets';
import { type BrokenFile, chooseFiles, type ReadFile, readFiles, showPath } from './files/readFiles';
import { type ServerWidget, toContent, type WidgetContent } from './files/WidgetContent';
import { type Lock, readLock, writeLock } from './Lock';
import { fetchWidgets, type Place } from './Place';

type Local = { known: ReadFile | undefined; broken: BrokenFile[]; base: string | undefined };

/** What happens to a widget's file; `left` says why we didn't write the server's widget. */
export type Pulled = { act: 'new' | 'changed' | 'same' | 'kept' } | { act: 'left'; reason: string };

/** Writes a widget into its file. */
export function writeWidget(file: string, widget: WidgetContent): void {
  writeFileSync(file, `${JSON.stringify(toContent(widget), null, 2)}\n`);
}

/** Saves every widget of the server as a file and keeps local changes. Returns 1 if it skipped something. [OWN-09, OWN-10] */
export async function pull(place: Place): Promise<number> {
  const { dir, named, forces, print } = place;
  mkdirSync(dir, { recursive: true });
  const [widgets, { files, broken }, lock] = [await fetchWidgets(place), await readFiles(dir), readLock(dir)];
  const chosen = chooseFiles([...files, ...broken], { dir, named });
  const next: Lock = named.length > 0 ? new Map(lock) : new Map();
  const counts = { pulled: 0, left: 0 };
  for (const { problem } of chosen.filter((one) => 'problem' in one)) print(`skipped  ${problem}`);
  for (const there of widgets) {
    const base = lock.get(there.widgetId);
    if (base) next.set(there.widgetId, base);
    const known = files.find((one) => one.widget.widgetId === there.widgetId);
    const file = known?.file ?? join(dir, fileNameOf(there.widgetId, there.type));
    if (named.length > 0 && !chosen.some((one) => one.file === file)) continue;
    const pulled = decidePull(there, { known, broken, base }, { file, forces });
    if (pulled.act === 'new' || pulled.act === 'changed') writeWidget(file, there);
    if (pulled.act === 'left') print(`skipped  ${showPath(file)}: ${pulled.reason}`);
    else if (pulled.act !== 'same') print(`${pulled.act.padEnd(8)} ${showPath(file)}`);
    if (pulled.act === 'left') counts.left += 1;
    else counts.pulled += 1;
    if (['new', 'changed', 'same'].includes(pulled.act)) next.set(there.widgetId, hashWidget(there));
  }
  writeLock(dir, next);
  const noun = counts.pulled === 1 ? 'widget' : 'widgets';
  print(`Pulled ${counts.pulled} ${noun} into ${showPath(dir)}. Kept files with local changes.`);
  return counts.left > 0 || chosen.some((one) => 'problem' in one) ? 1 : 0;
}

/** May the server's widget replace the file? Not if that would lose local changes. [OWN-09] */
function decidePull(
  there: ServerWidget,
  { known, broken, base }: Local,
  { file, forces }: { file: string; forces: boolean },
): Pulled {
  if (!known) {
    // The name of a pulled file says whose it is; any other file may contain this widget.
    const inTheWay =
      broken.find((one) => one.file === file) ?? broken.find((one) => !/-\d+\.json$/.test(one.file));
    const isReplaced = forces && inTheWay?.file === file && !inTheWay.isModule;
    return inTheWay && !isReplaced
      ? { act: 'left', reason: `its widget may be the one in ${inTheWay.shown}, which can't be read` }
      : { act: 'new' };
  }
  if (compareWidgets(known.widget, there).length === 0) return { act: 'same' };
  const isSeen = base === hashWidget(there);
  if (known.isModule)
    return isSeen
      ? { act: 'kept' }
      : {
          act: 'left',
          reason: `the server has changes that can't be written into a module. Run beckon diff, then beckon push --force ${known.shown}`,
        };
  if (forces || base === hashWidget(known.widget)) return { act: 'changed' };
  return isSeen
    ? { act: 'kept' }
    : { act: 'left', reason: 'it changed here and on the server. Use --force to take the server version' };
}

import { CommandError } from './CommandError';
import { callServer } from './callServer';
import { checkPush, type Planned, planPush } from './files/checkPush';
import { hashWidget } from './files/compareWidgets';
import { chooseFiles, readFiles } from './files/readFiles';
import { type ServerWidget, toContent } from './files/WidgetContent';
import { readLock, writeLock } from './Lock';
import { mapFew } from './mapFew';
import { callsAtATime, fetchWidgets, type Place } from './Place';
import { writeWidget } from './pull';
import { refuseBroken } from './refuseBroken';

type Verdict = { errors: { path: string; message: string }[] };

/** Uploads files that differ, and with `--publish` publishes them. Publishes a named file even if it is
 * the same. [OWN-09, OWN-10] */
export async function push(place: Place): Promise<number> {
  const { dir, named } = place;
  const [widgets, { files, broken }, lock] = [await fetchWidgets(place), await readFiles(dir), readLock(dir)];
  refuseBroken(chooseFiles([...files, ...broken], { dir, named }));
  const planned = planPush(chooseFiles(files, { dir, named }), widgets);
  const refused = checkPush(planned, lock, place.forces);
  if (refused.length === 0) refused.push(...(await findErrors(place, planned)));
  if (refused.length > 0) throw new CommandError([...refused, 'Nothing was pushed.'].join('\n'));
  let hasPrinted = false;
  const print = (line: string) => {
    hasPrinted = true;
    place.print(line);
  };
  for (const [at, one] of planned.entries()) {
    try {
      const pushed = one.isSame && one.there ? one.there : await pushOne(place, one);
      lock.set(pushed.widgetId, hashWidget(pushed));
      writeLock(dir, lock);
      await printPushed({ ...place, print }, one, pushed);
    } catch (error) {
      throw stopped(error, planned.slice(at), hasPrinted);
    }
  }
  return 0;
}

/** Collects every error before writing anything. */
async function findErrors({ server }: Place, planned: Planned[]): Promise<string[]> {
  const changed = planned.filter(({ isSame }) => !isSame);
  const verdicts = await mapFew(changed, callsAtATime, async ({ local: { shown, widget } }) => {
    const { type, channel, smsKeyword = '', data } = widget;
    const body = { type, channel, smsKeyword, data };
    try {
      const { errors } = await callServer<Verdict>(server, 'POST', { path: '/widgets/validate', body });
      return errors.map(({ path, message }) => `${shown}: ${path} ${message}`);
    } catch (error) {
      if (error instanceof CommandError) return [`${shown}: ${error.message}`];
      throw error;
    }
  });
  return verdicts.flat();
}

async function pushOne({ server }: Place, { local, there }: Planned): Promise<ServerWidget> {
  const { widgetId, type, ...content } = toContent(local.widget);
  if (!there) {
    const made = await callServer<ServerWidget>(server, 'POST', {
      path: '/widgets',
      body: { type, ...content },
    });
    if (!local.isModule) writeWidget(local.file, { ...local.widget, widgetId: made.widgetId });
    return made;
  }
  const body = { revision: there.revision, smsKeyword: '', ...content };
  return await callServer<ServerWidget>(server, 'PATCH', { path: `/widgets/${widgetId}`, body });
}

/** Publishes on request, and prints what happened to the file. */
async function printPushed(
  place: Place,
  { local, there, isSame }: Planned,
  pushed: ServerWidget,
): Promise<void> {
  const { server, named, publishes, print } = place;
  const { widgetId, revision, hasDraft } = pushed;
  const how = isSame ? 'same    ' : there ? 'changed ' : 'created ';
  // A module is hand-written; without the id it would create another widget next time.
  const toDo = !there && local.isModule ? `: add widgetId: ${widgetId} to it` : '';
  if (!publishes || !hasDraft) print(`${how} ${local.shown}${toDo}`);
  else if (isSame && named.length === 0)
    print(`${how} ${local.shown}; it has an unpublished draft. Name the file to publish it`);
  else {
    try {
      await callServer(server, 'POST', { path: `/widgets/${widgetId}/publish`, body: { revision } });
    } catch (error) {
      print(`${how} ${local.shown}, NOT published${toDo}`);
      throw error;
    }
    print(`${how} ${local.shown}, published${toDo}`);
  }
}

/** What failed, and which files after it were not pushed. */
function stopped(error: unknown, [failed, ...later]: Planned[], hasPrinted: boolean): unknown {
  if (!(error instanceof CommandError)) return error;
  const rest = later.filter(({ isSame }) => !isSame).map(({ local }) => local.shown);
  const lines = [
    `${failed?.local.shown}: ${error.message}`,
    ...(hasPrinted ? ['The files above were pushed.'] : []),
    ...(rest.length > 0 ? [`Not pushed: ${rest.join(', ')}`] : []),
  ];
  return new CommandError(lines.join('\n'));
}

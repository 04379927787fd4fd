import { compareWidgets, hashWidget } from './files/compareWidgets';
import { chooseFiles, readFiles } from './files/readFiles';
import { readLock } from './Lock';
import { fetchWidgets, type Place } from './Place';
import { refuseBroken } from './refuseBroken';

/** Prints field by field where files and the server differ; returns 1 if they do. [OWN-10] */
export async function diff(place: Place): Promise<number> {
  const { dir, named, print } = place;
  const [widgets, { files, broken }, lock] = [await fetchWidgets(place), await readFiles(dir), readLock(dir)];
  refuseBroken(chooseFiles([...files, ...broken], { dir, named }));
  let found = 0;
  for (const { shown, widget } of chooseFiles(files, { dir, named })) {
    const there = widgets.find((one) => one.widgetId === widget.widgetId);
    const differences = there ? compareWidgets(widget, there) : [];
    if (!there && widget.widgetId) print(`gone     ${shown}: widget ${widget.widgetId} is not on the server`);
    else if (!there) print(`new      ${shown}`);
    for (const one of differences)
      print(`changed  ${shown} ${one.path}: ${JSON.stringify(one.there)} -> ${JSON.stringify(one.here)}`);
    if (there && differences.length > 0 && lock.get(there.widgetId) !== hashWidget(there))
      print(`behind   ${shown}: the widget changed on the server since you pulled it`);
    found += there ? differences.length : 1;
  }
  for (const { widgetId, name } of named.length > 0 ? [] : widgets) {
    if (files.some((one) => one.widget.widgetId === widgetId)) continue;
    found += 1;
    print(`missing  ${widgetId} (${name}) is only on the server`);
  }
  if (found === 0) print('no differences');
  return found === 0 ? 0 : 1;
}

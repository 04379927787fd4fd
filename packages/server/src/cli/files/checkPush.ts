import type { Lock } from '../Lock';
import { compareWidgets, hashWidget } from './compareWidgets';
import type { ReadFile } from './readFiles';
import type { ServerWidget } from './WidgetContent';

/** A file, its widget on the server if there is one, and whether they differ. */
export type Planned = { local: ReadFile; there: ServerWidget | undefined; isSame: boolean };

/** Pairs every file with its widget on the server. */
export function planPush(files: readonly ReadFile[], widgets: readonly ServerWidget[]): Planned[] {
  return files.map((local) => {
    const there = widgets.find((one) => one.widgetId === local.widget.widgetId);
    return { local, there, isSame: there !== undefined && compareWidgets(local.widget, there).length === 0 };
  });
}

/** Why files can't be pushed, checked before anything is written: never loses a change on the server unasked. [OWN-09, OWN-10] */
export function checkPush(planned: readonly Planned[], lock: Lock, forces: boolean): string[] {
  return planned.flatMap(({ local: { shown, widget }, there, isSame }, at) => {
    const twin = planned.slice(0, at).find(({ local }) => local.widget.widgetId === widget.widgetId);
    if (widget.widgetId && twin)
      return [`${shown}: ${twin.local.shown} also contains widget ${widget.widgetId}.`];
    if (widget.widgetId && !there)
      return [
        `${shown}: the server has no widget ${widget.widgetId}. Remove widgetId to create a new widget.`,
      ];
    if (!there || isSame) return [];
    if (there.type !== widget.type)
      return [
        `${shown}: the type on the server is "${there.type}" and can't become "${widget.type}". Remove widgetId to create a new widget.`,
      ];
    if (forces || lock.get(there.widgetId) === hashWidget(there)) return [];
    const how = lock.has(there.widgetId)
      ? 'it changed on the server since you pulled it'
      : 'beckon.lock has no entry for it';
    return [`${shown}: ${how}. Run beckon diff to compare, beckon pull, or use --force to overwrite.`];
  });
}

import { compareWidgets, hashWidget } from './compareWidgets';
import type { Lock } from './Lock';
import type { ReadFile } from './readFiles';
import type { ServerWidget } from './WidgetContent';

/** A file, its widget at the server if there is one, and whether they differ. */
export type Planned = { local: ReadFile; there: ServerWidget | undefined; isSame: boolean };

/** Puts every file beside its widget at the server. */
export function planPush(files: readonly ReadFile[], widgets: readonly ServerWidget[]): Planned[] {
  return files.map((local) => {
    const there = widgets.find((one) => one.widgetId === local.widget.widgetId);
    return { local, there, isSame: there !== undefined && compareWidgets(local.widget, there).length === 0 };
  });
}

/** Why files cannot be pushed, told before anything is written: nobody's change at the server is lost unasked. [OWN-09, OWN-10] */
export function judgePush(planned: readonly Planned[], lock: Lock, forces: boolean): string[] {
  return planned.flatMap(({ local: { shown, widget }, there, isSame }, at) => {
    const twin = planned.slice(0, at).find(({ local }) => local.widget.widgetId === widget.widgetId);
    if (widget.widgetId && twin)
      return [`${shown}: ${twin.local.shown} holds widget ${widget.widgetId} too.`];
    if (widget.widgetId && !there)
      return [
        `${shown}: there is no widget ${widget.widgetId} at the server. Without widgetId it is made anew.`,
      ];
    if (!there || isSame) return [];
    if (there.type !== widget.type)
      return [
        `${shown}: type is "${there.type}" at the server and cannot become "${widget.type}". Without widgetId another widget is made.`,
      ];
    if (forces || lock.get(there.widgetId) === hashWidget(there)) return [];
    const how = lock.has(there.widgetId)
      ? 'it was changed at the server since it was pulled'
      : 'beckon.lock does not know what it was when it was pulled';
    return [`${shown}: ${how}. Look at beckon diff, pull, or overwrite it with --force.`];
  });
}

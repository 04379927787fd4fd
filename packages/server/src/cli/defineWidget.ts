import type { WidgetFile } from './files/WidgetFile';

/** Lets an editor check a widget as you write it: `export default defineWidget({ … })`. [OWN-10] */
export function defineWidget(widget: WidgetFile): WidgetFile {
  return widget;
}

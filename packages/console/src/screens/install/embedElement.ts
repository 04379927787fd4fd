import { hooks } from '@beckon/contract';
import type { WidgetType } from '../../data/Draft';

const classOf: Partial<Record<WidgetType, string>> = {
  box: hooks.embedClass,
  button: hooks.embedClass,
  checkbox: hooks.checkboxClass,
};

/** The element that holds a widget on a page, for the types that need one. [OWN-04, LOAD-17] */
export function embedElement(type: WidgetType, widgetId: number): string | undefined {
  const name = classOf[type];
  return name && `<div class="${name}" ${hooks.widgetIdAttribute}="${widgetId}"></div>`;
}

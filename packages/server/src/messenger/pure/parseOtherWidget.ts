import { type OtherWidget, parseKind } from '@beckon/contract';
import type { StoredWidget } from '../../accounts/pure/index';

/**
 * What Messenger needs to know about a widget, with its defaults: actions, setup, and the settings of comments and codes.
 * Ignores how it looks on a page, so that nothing there can get in the way. [ENT-14, ENT-19, ENT-20]
 */
export function parseOtherWidget(widget: StoredWidget): OtherWidget | undefined {
  const { widgetId, widgetType, channel, name, data } = widget;
  const { main, ...rest } = data as { main?: Record<string, unknown> };
  const { title, desc, showDescription } = main ?? {};
  const read = parseKind({
    widget_id: widgetId,
    widget_type: widgetType,
    channel,
    name,
    data: { ...rest, main: { title, desc, showDescription } },
  });
  return read.ok ? read.other : undefined;
}

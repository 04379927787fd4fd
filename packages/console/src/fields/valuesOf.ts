import { parseKind, parseWidget } from '@beckon/contract';
import type { Draft, WidgetType } from '../data/Draft';
import { isDrawn } from './isDrawn';

/** The effective values, with defaults from the schemas that pages use; an unreadable draft has none. [OWN-07, OWN-10, DEF-28] */
export function valuesOf(
  type: WidgetType,
  { channel, data }: Pick<Draft, 'channel' | 'data'>,
): Readonly<Record<string, unknown>> {
  const raw = { widget_id: '1', widget_type: type, channel, data };
  const read = isDrawn(type) ? parseWidget(raw) : parseKind(raw);
  if (!read.ok) return {};
  return 'widget' in read ? read.widget.data : read.other.data;
}

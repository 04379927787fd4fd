import { channelNames } from '../../components/channelNames';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';

/** The filter of the widget list; it is kept in the address. */
export type WidgetFilter = { search: string; status: string; type: string };

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The widgets that match a filter; each word of the search must be in the name, the type or the channel. [OWN-06] */
export function filterWidgets(
  widgets: readonly Api['entry'][],
  { search, status, type }: WidgetFilter,
): readonly Api['entry'][] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return widgets.filter((widget) => {
    if (status !== '' && widget.status !== status) return false;
    if (type !== '' && widget.type !== type) return false;
    const text = plain(
      `${widget.name} ${copy.common.types[widget.type]} ${channelNames[widget.channel]} ${widget.widgetId}`,
    );
    return words.every((word) => text.includes(word));
  });
}

import type { Api } from '../../data/Api';
import { formatMoney } from '../../figures/formatMoney';

/** Something that happened with a person. */
export type TimelineEntry = { key: string; atMs: number; title: string; detail: string };

type Happened = Pick<Api['person'], 'optIns' | 'events' | 'messages' | 'stops' | 'deliveries'>;
type Named = Pick<Api['entry'], 'widgetId' | 'name'>;

/** Everything that happened with a person, newest first; widgets that are still there by their names. [OWN-12, OWN-17] */
export function buildTimeline(
  { optIns, events, messages, stops, deliveries }: Happened,
  widgets: readonly Named[],
): TimelineEntry[] {
  const nameOf = (id: number): string =>
    widgets.find(({ widgetId }) => widgetId === id)?.name ?? `Widget ${id}`;
  const entries: TimelineEntry[] = [
    ...optIns.map(({ widgetId, payload, createdAt }, index) => ({
      key: `optIn ${index}`,
      atMs: Date.parse(createdAt),
      title: 'Opted in',
      detail: `${nameOf(widgetId)}${payload === '' ? '' : `, ${payload}`}`,
    })),
    ...events.map(({ eventId, name, kind, amountMinor, currency, happenedAt }) => ({
      key: eventId,
      atMs: Date.parse(happenedAt),
      title: name || kind,
      detail: amountMinor === 0 || currency === '' ? '' : formatMoney(amountMinor, currency),
    })),
    ...messages.map(({ direction, text, state, at }, index) => ({
      key: `message ${index}`,
      atMs: Date.parse(at),
      title: direction === 'in' ? 'Wrote' : `Was sent (${state})`,
      detail: text,
    })),
    ...stops.map(({ channel, since, reason }) => ({
      key: `stop ${channel}`,
      atMs: Date.parse(since),
      title: 'Wants nothing more',
      detail: reason,
    })),
    ...deliveries.map(({ deliveryId, event, state, createdAt }) => ({
      key: deliveryId,
      atMs: Date.parse(createdAt),
      title: `Was told to your webhook (${state})`,
      detail: event.replaceAll('_', ' '),
    })),
  ];
  return entries.sort((one, other) => other.atMs - one.atMs);
}

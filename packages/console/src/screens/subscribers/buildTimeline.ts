import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { formatMoney } from '../../figures/formatMoney';

/** Something that happened with a subscriber. */
export type TimelineEntry = { key: string; atMs: number; title: string; detail: string };

type Happened = Pick<Api['person'], 'optIns' | 'events' | 'messages' | 'stops' | 'deliveries'>;
type Named = Pick<Api['entry'], 'widgetId' | 'name'>;
type Names = Readonly<Record<string, string>>;

const texts = copy.subscribers.timeline;
const messageTitles: Names = texts.messages;
const webhookTitles: Names = texts.webhooks;
const webhookEvents: Names = texts.webhookEvents;
const eventTitles: Names = texts.events;
const reasons: Names = texts.reasons;

/** Everything that happened with a subscriber, newest first; existing widgets appear by name. [OWN-12, OWN-17] */
export function buildTimeline(
  { optIns, events, messages, stops, deliveries }: Happened,
  widgets: readonly Named[],
): TimelineEntry[] {
  const nameOf = (id: number): string =>
    widgets.find(({ widgetId }) => widgetId === id)?.name ?? fill(texts.widget, { id: String(id) });
  const entries: TimelineEntry[] = [
    ...optIns.map(({ widgetId, payload, createdAt }, index) => ({
      key: `optIn ${index}`,
      atMs: Date.parse(createdAt),
      title: texts.optIn,
      detail: payload ? fill(texts.withPayload, { widget: nameOf(widgetId), payload }) : nameOf(widgetId),
    })),
    ...events.map(({ eventId, name, kind, amountMinor, currency, happenedAt }) => ({
      key: eventId,
      atMs: Date.parse(happenedAt),
      title: name || (eventTitles[kind] ?? kind),
      detail: amountMinor === 0 || currency === '' ? '' : formatMoney(amountMinor, currency),
    })),
    ...messages.map(({ direction, text, state, at }, index) => ({
      key: `message ${index}`,
      atMs: Date.parse(at),
      title: direction === 'in' ? texts.replied : (messageTitles[state] ?? texts.message),
      detail: text,
    })),
    ...stops.map(({ channel, since, reason }) => ({
      key: `stop ${channel}`,
      atMs: Date.parse(since),
      title: texts.stopped,
      detail: reasons[reason] ?? reason,
    })),
    ...deliveries.map(({ deliveryId, event, state, createdAt }) => ({
      key: deliveryId,
      atMs: Date.parse(createdAt),
      title: webhookTitles[state] ?? texts.webhook,
      detail: webhookEvents[event] ?? event,
    })),
  ];
  return entries.sort((one, other) => other.atMs - one.atMs);
}

import { eventNames, lists } from '@beckon/contract';
import { cleanVerdicts } from './cleanVerdicts';
import type { EventKind } from './EventRow';
import { parseWidgetId } from './parseWidgetId';

/** What an event counts as, and for which widget. */
export type EventClass = {
  kind: EventKind;
  widgetId: number | null;
  /** The channel of a click. */
  detail: string;
  payload: Record<string, unknown> | null;
};

const ownKinds = new Map<string, EventKind>([
  [eventNames.newPixelSession, 'session'],
  [eventNames.auth, 'auth'],
]);

/** Interprets a logged event. Unknown events belong to the page and are stored as they are. [EVT-01, EVT-02, EVT-03, A-61] */
export function classifyEvent(name: string, payload: Record<string, unknown> | null): EventClass {
  const widgetId = parseWidgetId(payload?.['widget_id']);
  const kind = name === eventNames.pageVerdicts ? 'verdicts' : (ownKinds.get(name) ?? eventKindOf(name));
  return {
    kind,
    widgetId,
    detail: kind === 'click' ? parseChannel(payload?.['channelType']) : '',
    payload: kind === 'verdicts' ? cleanVerdicts(payload) : payload,
  };
}

function eventKindOf(name: string): EventKind {
  const { impression, omnichatPrefix } = eventNames;
  if (name === impression) return 'impression';
  const bare = name.startsWith(omnichatPrefix) ? name.slice(omnichatPrefix.length) : undefined;
  const omnichat = lists.omnichatEvents.find((known) => known === bare);
  // Every display is already an impression; this one only says that it was an omnichat's.
  if (omnichat === 'impression') return 'omnichat_impression';
  return omnichat ?? 'custom';
}

function parseChannel(raw: unknown): string {
  return lists.contactChannels.find((known) => known === raw) ?? '';
}

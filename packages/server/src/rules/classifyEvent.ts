import { eventNames, lists } from '@beckon/contract';
import type { EventKind } from './EventRow';

/** Of one page view: for each widget that was not shown, the rule that was the first to say no. */
export const verdictsEvent = 'page_verdicts';

/** The rules that can say no, as the runtime names them. [DISP-22] */
export const verdictRules: readonly string[] = [
  'host',
  'sdk',
  'rendered',
  'route',
  'repeat',
  'device',
  'entrance',
  'queue',
];

/** What an event counts as, and for which widget. */
export type EventClass = {
  kind: EventKind;
  widgetId: number | null;
  /** The channel of a click. */
  detail: string;
  payload: Record<string, unknown> | null;
};

const mostVerdicts = 100;
const digits = /^[1-9]\d{0,15}$/;

/** Counted whichever widget says it; a page's own event of such a name, without a widget, is the page's own. */
const widgetKinds = new Set<string>(['open', 'click', 'close', 'submit'] satisfies EventKind[]);
const ownKinds = new Map<string, EventKind>([
  [eventNames.newPixelSession, 'session'],
  [eventNames.auth, 'auth'],
]);

/** Reads what a logged event means. What is not known is the page's own and is kept as it came. [EVT-01, EVT-02, EVT-03, A-61] */
export function classifyEvent(name: string, payload: Record<string, unknown> | null): EventClass {
  const widgetId = readWidgetId(payload?.['widget_id']);
  const kind = name === verdictsEvent ? 'verdicts' : (ownKinds.get(name) ?? readKind(name, widgetId));
  return {
    kind,
    widgetId,
    detail: kind === 'click' ? readChannel(payload?.['channelType']) : '',
    payload: kind === 'verdicts' ? cleanVerdicts(payload) : payload,
  };
}

function readKind(name: string, widgetId: number | null): EventKind {
  const { impression, omnichatPrefix } = eventNames;
  if (name === impression) return 'impression';
  const bare = name.startsWith(omnichatPrefix) ? name.slice(omnichatPrefix.length) : undefined;
  const omnichat = lists.omnichatEvents.find((known) => known === bare);
  if (omnichat) return omnichat;
  return widgetId !== null && widgetKinds.has(name) ? (name as EventKind) : 'custom';
}

function readWidgetId(raw: unknown): number | null {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '';
  return digits.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

function readChannel(raw: unknown): string {
  return lists.contactChannels.find((known) => known === raw) ?? '';
}

/** Only numbers of widgets and known rules come through: they become rows of the figures. */
function cleanVerdicts(payload: Record<string, unknown> | null): Record<string, unknown> {
  const given = payload?.['first_no'];
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  const known = entries.filter(
    ([widgetId, rule]) => readWidgetId(widgetId) !== null && verdictRules.includes(String(rule)),
  );
  return { first_no: Object.fromEntries(known.slice(0, mostVerdicts)) };
}

import { classifyEvent } from './classifyEvent';
import type { EventKind, EventRow } from './EventRow';
import type { EventRefusal } from './eventRefusals';
import type { EventBody, ParsedCall } from './parseEventCall';
import { parseEventTime } from './parseEventTime';
import type { TokenClaims } from './TokenClaims';
import { toMinorUnits } from './toMinorUnits';

/** What we know about an event besides its body. */
export type EventContext = {
  nowMs: number;
  /** Creates its id, if the page didn't. */
  generateId: () => string;
  isBotAgent: boolean;
  origin: string | null;
  /** The claims of its token, verified. */
  claims: TokenClaims | undefined;
};

/** The row to store, or why there is none. */
export type BuiltRow = { ok: true; row: EventRow } | { ok: false; reason: EventRefusal };

/** Builds the row of an event: what it counts as, when and for whom. [NET-06, NET-07, NET-08, OWN-17] */
export function buildEventRow(read: ParsedCall, context: EventContext): BuiltRow {
  const base = buildBase(read, context);
  if (read.call === 'logEvent') return { ok: true, row: { ...base, ...describeLog(read.body, context) } };
  if (read.call === 'logConversionEvent') return { ok: true, row: { ...base, kind: 'conversion' } };
  const { weight, currency } = read.body;
  const amount = toMinorUnits(weight, currency);
  if (amount === undefined) return { ok: false, reason: 'amount_unusable' };
  return { ok: true, row: { ...base, kind: 'money', currency, amount_minor: amount } };
}

function buildBase(
  { body }: ParsedCall,
  { nowMs, generateId, isBotAgent, origin, claims }: EventContext,
): EventRow {
  const eventId = body.event_id ?? generateId();
  const { day, idDay, isClockWrong, happenedMs } = parseEventTime(eventId, nowMs);
  return {
    account_id: Number(body.account_id),
    event_id: eventId,
    day,
    id_day: idDay,
    is_clock_wrong: isClockWrong,
    kind: 'custom' satisfies EventKind,
    name: body.event,
    widget_id: claims?.widget ?? null,
    detail: '',
    session_id: null,
    external_id: null,
    subscriber_id: claims?.subscriber ?? null,
    currency: '',
    amount_minor: 0,
    is_bot: isBotAgent,
    payload: null,
    session_data: null,
    origin,
    happened_ms: happenedMs,
  };
}

function describeLog(body: EventBody<'logEvent'>, { isBotAgent, claims }: EventContext): Partial<EventRow> {
  const { kind, widgetId, detail, payload } = classifyEvent(body.event, body.payload ?? null);
  const isOwn = kind === 'session' || kind === 'auth';
  return {
    kind,
    widget_id: widgetId ?? claims?.widget ?? null,
    detail,
    session_id: body.session_id,
    external_id: body.external_id ?? null,
    is_bot: isBotAgent || body.b === true,
    payload: isOwn ? hideTokens(payload) : payload,
    // The session data of an auth event is the token itself, and the row contains its claims. [PIX-10]
    session_data:
      kind === 'auth' ? null : isOwn ? hideTokens(body.session_data) : (body.session_data ?? null),
  };
}

/** A copy without the tokens in it: a reader of the database must not be able to act for a visitor. Keeps the shape. */
function hideTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideTokens);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'token' && typeof inner === 'string' ? true : hideTokens(inner),
    ]),
  );
}

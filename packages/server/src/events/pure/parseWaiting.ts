import {
  buildEventData,
  type EventCall,
  eventCalls,
  eventId,
  type PixelSession,
  parseCurrency,
  parseExternalId,
  parseWeight,
  pixelQueue,
} from '@beckon/contract';
import { isTooDeep } from '../../formats/pure/index';

/** An event that a page couldn't send before the visitor left: the call it would have made. */
export type Waiting = { call: EventCall; body: Record<string, unknown> };

type Entry = Record<string, unknown> & { call: EventCall; body?: unknown };

/**
 * Parses the queue of a page as the page stores it: final events, and logged values that never became one. Skips anything
 * else; the usual event parsing finds what is wrong with an event, and rejects an entry that is nested too
 * deeply. [EVT-05, NET-12]
 */
export function parseWaiting(raw: unknown, mostLevels: number): Waiting[] {
  const entries = Array.isArray(raw) ? raw.slice(0, pixelQueue.events) : [];
  return entries.flatMap((entry: unknown) => {
    if (!isEntry(entry)) return [];
    // One level more than an event, which may be inside as it is.
    return isTooDeep(entry, mostLevels + 1) ? [{ call: entry.call, body: entry }] : buildCall(entry);
  });
}

function isEntry(raw: unknown): raw is Entry {
  return isPlain(raw) && eventCalls.includes(raw['call'] as EventCall);
}

function buildCall(entry: Entry): Waiting[] {
  const { call, session, atMs, id, event } = entry;
  if (isPlain(entry.body)) return [{ call, body: entry.body }];
  if (!isPlain(session) || typeof atMs !== 'number' || typeof id !== 'string') return [];
  const body = call === 'logEvent' ? buildLog(entry, session) : buildConversion(entry, session);
  return [{ call, body: { ...body, event, event_id: eventId(atMs, id) } }];
}

function buildLog(entry: Entry, session: Record<string, unknown>): Record<string, unknown> {
  const custom = isPlain(session['custom']) ? session['custom'] : {};
  const fields = buildEventData({ ...entry, session: { ...session, custom } as PixelSession } as never);
  return {
    ...fields,
    account_id: session['pageId'],
    session_id: session['sessionId'],
    external_id: parseExternalId(session['external_id']),
  };
}

function buildConversion({ call, weight, currency }: Entry, session: Record<string, unknown>) {
  const body = { account_id: Number(session['pageId']), token: session['token'] };
  if (call === 'logConversionEvent') return body;
  // Keeps an invalid amount as it is; it is rejected like any other.
  return { ...body, weight: parseWeight(weight) ?? weight, currency: parseCurrency(currency) };
}

function isPlain(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

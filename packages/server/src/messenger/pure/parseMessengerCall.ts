import { explainIssue } from '@beckon/contract';
import * as v from 'valibot';
import { isTooDeep } from '../../formats/pure/index';
import { messengerLimits } from '../../messages/pure/index';
import type { MessengerEvent } from './MessengerEvent';
import { parseFeedChange } from './parseFeedChange';
import { parseThreadEvent } from './parseThreadEvent';

/** What one page reports in a call; `ignored` counts what we don't need, such as receipts. [OWN-14] */
export type MessengerEntry = { pageId: string; events: MessengerEvent[]; ignored: number };

/** The entries of a call, or why it can't be read. */
export type ParsedMessengerCall = { ok: true; entries: MessengerEntry[] } | { ok: false; error: string };

const list = v.optional(v.pipe(v.array(v.unknown()), v.maxLength(messengerLimits.eventsPerCall)), []);
const Call = v.object({
  object: v.literal('page', 'object must be "page"'),
  entry: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[A-Za-z0-9._-]{1,64}$/)),
        messaging: list,
        changes: list,
      }),
      'entry must be a list',
    ),
    v.minLength(1),
    v.maxLength(messengerLimits.eventsPerCall),
  ),
});

/** Parses a call of the Messenger platform; skips unknown or odd events, not the whole call. [OWN-14] */
export function parseMessengerCall(raw: unknown): ParsedMessengerCall {
  if (isTooDeep(raw, messengerLimits.jsonDepth)) return { ok: false, error: 'it is nested too deeply' };
  const call = v.safeParse(Call, raw);
  if (!call.success) return { ok: false, error: explainIssue(call.issues) };
  const entries = call.output.entry.map(({ id: pageId, messaging, changes }) => {
    const read = [...messaging.map(parseThreadEvent), ...changes.map((one) => parseFeedChange(one, pageId))];
    const events = read.filter((event) => event !== undefined);
    return { pageId, events, ignored: read.length - events.length };
  });
  const count = entries.reduce((sum, { events, ignored }) => sum + events.length + ignored, 0);
  return count > messengerLimits.eventsPerCall
    ? { ok: false, error: `it has more than ${messengerLimits.eventsPerCall} events` }
    : { ok: true, entries };
}

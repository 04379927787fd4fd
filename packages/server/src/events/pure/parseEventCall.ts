import { callShapes, type EventCall, explainIssue } from '@beckon/contract';
import * as v from 'valibot';
import { isTooDeep } from '../../formats/pure/index';
import { type EventRefusal, eventRefusals } from './eventRefusals';

/** The parsed body of a call. */
export type EventBody<Call extends EventCall> = v.InferOutput<(typeof callShapes)[Call]['request']>;

/** A call with its parsed body. */
export type ParsedCall = { [Call in EventCall]: { call: Call; body: EventBody<Call> } }[EventCall];

/** The call, or why it is rejected. */
export type ParsedEventCall =
  | ({ ok: true } & ParsedCall)
  | { ok: false; reason: EventRefusal; error: string };

const missing: Record<string, EventRefusal> = {
  account_id: 'account_missing',
  event: 'event_missing',
  app_id: 'app_missing',
  token: 'token_missing',
  weight: 'weight_missing',
};

/** Parses the body of an event by its call; a missing field gives the fixed error text. [NET-12, ERR-04, ERR-05, ERR-06, ERR-07, ERR-09] */
export function parseEventCall(call: EventCall, raw: unknown, mostLevels: number): ParsedEventCall {
  if (isTooDeep(raw, mostLevels)) return refuse('too_deep');
  const { success, output, issues } = v.safeParse(callShapes[call].request, raw);
  if (success) return { ok: true, call, body: output } as ParsedEventCall;
  const [{ path, input }] = issues;
  const isMissing = input === undefined || input === null || input === '';
  const reason = isMissing ? missing[String(path?.[0]?.key)] : undefined;
  if (reason) return refuse(reason);
  if (path?.[0]?.key === 'weight') return refuse('weight_unusable');
  return { ok: false, reason: 'incomplete', error: `The event is incomplete: ${explainIssue(issues)}.` };
}

function refuse(reason: EventRefusal): ParsedEventCall {
  return { ok: false, reason, error: eventRefusals[reason] };
}

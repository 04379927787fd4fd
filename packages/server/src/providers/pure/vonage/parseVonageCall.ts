import { explain } from '@beckon/contract/data/explain';
import { cleanText, inboundLimits } from '../inboundLimits';
import type { ParsedCall } from '../SmsProvider';
import { parseVonageCode, stoppedCode } from './parseVonageAnswer';

type Json = Readonly<Record<string, unknown>>;

const idShape = /^[\w-]{1,64}$/;
const messageIdShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Our words for Vonage's; any other word changes nothing. */
const statusWords: Readonly<Record<string, string>> = {
  submitted: 'sent',
  delivered: 'delivered',
  read: 'read',
  rejected: 'failed',
  undeliverable: 'undelivered',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Without a time zone, a time says little. */
const timeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
const parseTime = (value: unknown): string | undefined =>
  timeShape.test(textOf(value)) ? textOf(value) : undefined;

/** A number with its `+`; short codes and names stay as they are. */
const plusOf = (value: unknown): string => textOf(value).replace(/^(?=\d{7,15}$)/, '+');

/** The account's number in a call: the recipient of a text, or the sender of a reported message. [OWN-13] */
export const parseVonageNumber = ({ status, from, to }: Json): string =>
  plusOf(status === undefined ? to : from);

/** Parses a call of Vonage: a text or a delivery report. [OWN-13] */
export function parseVonageCall(call: Json): ParsedCall {
  const sid = textOf(call['message_uuid']);
  if (!idShape.test(sid)) return bad('message_uuid is missing or invalid.');
  if (call['status'] !== undefined) return parseReport(sid, call);
  const [from, to] = [plusOf(call['from']), plusOf(call['to'])];
  if (from === '' || from.length > inboundLimits.number) return bad('from is missing or too long.');
  if (to === '' || to.length > inboundLimits.number) return bad('to is missing or too long.');
  // A picture has no text, but its sender may get a reply like anyone else.
  const text = cleanText(textOf(call['text']));
  return { type: 'text', sid, from, to, text, isAnswered: false, writtenAt: parseTime(call['timestamp']) };
}

function parseReport(providerId: string, call: Json): ParsedCall {
  const status = textOf(call['status']).slice(0, inboundLimits.number);
  const ref = textOf(call['client_ref']);
  const code = parseVonageCode(call['error']);
  return {
    type: 'status',
    providerId,
    status: Object.hasOwn(statusWords, status) ? (statusWords[status] ?? status) : status,
    error: code === undefined ? undefined : explain('undelivered', { code: `${status} ${code}` }).message,
    messageId: messageIdShape.test(ref) ? ref : undefined,
    writtenAt: parseTime(call['timestamp']),
    stopped: code === stoppedCode ? plusOf(call['to']) : undefined,
  };
}

const bad = (problem: string): ParsedCall => ({ type: 'bad', problem });

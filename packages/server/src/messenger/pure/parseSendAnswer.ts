import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { isLater, isUnsure, type SendOutcome } from '../../providers/pure/index';

const Sent = v.object({ message_id: v.optional(v.string()) });
const Refused = v.object({
  error: v.object({
    code: v.optional(v.number()),
    error_subcode: v.optional(v.number()),
    is_transient: v.optional(v.boolean(), false),
  }),
});

const firstError = 300;
const msPerS = 1000;
/** Temporary problems of the platform, and its limits. */
const passingCodes = {
  unknown: 1,
  service: 2,
  application: 4,
  user: 17,
  page: 32,
  application2: 341,
  calls: 613,
  sending: 1200,
  messenger: 80_006,
} as const;
const passing = new Set<number>(Object.values(passingCodes));

type Cause =
  | 'window_closed'
  | 'person_unknown'
  | 'page_token_expired'
  | 'page_token_limited'
  | 'person_blocked'
  | 'messenger_rejected';

/** What an owner can do about the most common rejections. */
const causes: Readonly<Record<number, Cause>> = {
  10: 'window_closed',
  100: 'person_unknown',
  190: 'page_token_expired',
  200: 'page_token_limited',
  230: 'page_token_limited',
  551: 'person_blocked',
};

/** Rejections that end when the owner fixes the page's token. */
const ownersTrouble = { tokenEnded: 190, permission: 200, pagePermission: 230 } as const;
const ownersCodes = new Set<number>(Object.values(ownersTrouble));

type Answer = { status: number; retryAfter: string | null; body: unknown };

/** Parses the answer of the Send API. Leaves out its own words: they may quote what was sent. [OWN-14] */
export function parseSendAnswer({ status, retryAfter, body }: Answer): SendOutcome {
  if (status < firstError) {
    const sent = v.safeParse(Sent, body);
    return { type: 'sent', providerId: sent.success ? sent.output.message_id : undefined };
  }
  const refused = v.safeParse(Refused, body);
  const {
    code,
    error_subcode: subcode,
    is_transient: isTransient,
  } = refused.success ? refused.output.error : { is_transient: false };
  const numbers = `HTTP ${status}${code === undefined ? '' : `, #${code}`}${subcode ? `, ${subcode}` : ''}`;
  const isPassing = isTransient || isLater(status) || (code !== undefined && passing.has(code));
  // Without the platform's own words, it may come from a gateway after the platform took the message.
  if (!isPassing && isUnsure(status))
    return { type: 'unknown', error: explain('provider_unsure', { code: numbers }).message };
  if (!isPassing) {
    const cause = causes[code ?? 0] ?? 'messenger_rejected';
    return {
      type: ownersCodes.has(code ?? 0) ? 'held' : 'failed',
      error: explain(cause, { code: numbers }).message,
    };
  }
  const seconds = Number(retryAfter);
  const afterMs = retryAfter !== null && seconds > 0 ? Math.round(seconds * msPerS) : undefined;
  return { type: 'retry', error: explain('messenger_busy', { code: numbers }).message, afterMs };
}

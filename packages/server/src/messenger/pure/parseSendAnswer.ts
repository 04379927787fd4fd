import * as v from 'valibot';

/** What the platform's answer means for a message; both channels' providers use this form. */
export type SendVerdict =
  | { type: 'sent'; providerId?: string | undefined }
  | { type: 'retry'; error: string; afterMs?: number | undefined }
  | { type: 'failed' | 'held' | 'unknown'; error: string };

const Sent = v.object({ message_id: v.optional(v.string()) });
const Refused = v.object({
  error: v.object({
    code: v.optional(v.number()),
    error_subcode: v.optional(v.number()),
    is_transient: v.optional(v.boolean(), false),
  }),
});

const firstError = 300;
/** These say that the message was not processed. */
const later: readonly number[] = Object.values({ tooMany: 429, unavailable: 503 });
const requestTimeout = 408;
const firstServerError = 500;
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

/** What an owner can do about the most common rejections. */
const sentences: Record<number, string> = {
  10: 'Messenger does not allow a message to this person now: their last message is more than 24 hours old',
  100: 'Messenger does not know this person or does not accept this message',
  190: 'the page token has expired: create a new one and connect the page again',
  200: 'the page token cannot send messages: add the pages_messaging permission',
  230: 'the page token cannot send messages: add the pages_messaging permission',
  551: 'this person cannot be reached: they blocked the page or left Messenger',
};

/** Rejections that end when the owner fixes the page's token. */
const ownersTrouble = { tokenEnded: 190, permission: 200, pagePermission: 230 } as const;
const ownersCodes = new Set<number>(Object.values(ownersTrouble));

type Answer = { status: number; retryAfter: string | null; body: unknown };

/** Parses the answer of the Send API. Leaves out its own words: they may quote what was sent. [OWN-14] */
export function parseSendAnswer({ status, retryAfter, body }: Answer): SendVerdict {
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
  const numbers = `status ${status}${code === undefined ? '' : `, code ${code}`}${subcode ? `, ${subcode}` : ''}`;
  const isPassing = isTransient || later.includes(status) || (code !== undefined && passing.has(code));
  // Without the platform's own words, it may come from a gateway after the platform took the message.
  if (!isPassing && (status === requestTimeout || status >= firstServerError))
    return { type: 'unknown', error: `Messenger answered with an error, and may have sent it (${numbers})` };
  if (!isPassing) {
    return {
      type: ownersCodes.has(code ?? 0) ? 'held' : 'failed',
      error: `${sentences[code ?? 0] ?? 'Messenger rejected the message'} (${numbers})`,
    };
  }
  const seconds = Number(retryAfter);
  const afterMs = retryAfter !== null && seconds > 0 ? Math.round(seconds * msPerS) : undefined;
  return { type: 'retry', error: `Messenger is busy (${numbers})`, afterMs };
}

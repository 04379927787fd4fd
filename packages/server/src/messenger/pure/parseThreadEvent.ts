import * as v from 'valibot';
import { messengerLimits } from '../../messages/pure/index';
import type { ThreadEvent } from './MessengerEvent';

/** Only compared, never parsed: whatever the platform puts into it. */
const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));
const person = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/),
);
const userRef = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,250}$/));
const text = v.pipe(
  v.string(),
  v.transform((one) => one.slice(0, messengerLimits.textCharacters)),
);
const Referral = v.optional(v.object({ ref: v.optional(text, '') }));

const Thread = v.object({
  sender: v.optional(v.object({ id: v.optional(person), user_ref: v.optional(userRef) }), {}),
  timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  message: v.optional(
    v.object({
      mid: id,
      text: v.optional(text, ''),
      is_echo: v.optional(v.boolean(), false),
      quick_reply: v.optional(v.object({ payload: v.optional(text, '') })),
      referral: Referral,
    }),
  ),
  postback: v.optional(v.object({ mid: v.optional(id), payload: v.optional(text, ''), referral: Referral })),
  referral: Referral,
  optin: v.optional(
    v.object({ ref: v.optional(text, ''), user_ref: v.optional(userRef), payload: v.optional(text, '') }),
  ),
  prior_message: v.optional(v.object({ identifier: v.optional(userRef) })),
});
type Thread = v.InferOutput<typeof Thread>;

type Part = Pick<ThreadEvent, 'kind' | 'ref' | 'payload' | 'text'> & {
  mid?: string | undefined;
  userRef?: string | undefined;
};

/** One event of a conversation, if it can lead to an opt-in and names a person. [OWN-14, CHK-04] */
export function parseThreadEvent(raw: unknown): ThreadEvent | undefined {
  const read = v.safeParse(Thread, raw);
  const part = read.success ? parsePart(read.output) : undefined;
  if (!read.success || !part) return undefined;
  const { sender, timestamp: atMs, prior_message: prior } = read.output;
  const { mid, userRef: own, ...rest } = part;
  const senderId = sender.id ?? null;
  const named = own ?? sender.user_ref ?? prior?.identifier ?? null;
  if (senderId === null && named === null) return undefined;
  // Without an id from the platform, everything that distinguishes it from another event.
  const parts = mid ? [rest.kind, mid] : [rest.kind, atMs, senderId, named, rest.ref, rest.payload];
  return { ...rest, identity: JSON.stringify(parts), atMs, senderId, userRef: named };
}

function parsePart({ message, postback, referral, optin }: Thread): Part | undefined {
  if (message) {
    const { mid, quick_reply: pressed, referral: from } = message;
    // What the page itself wrote comes back as an echo.
    if (message.is_echo) return undefined;
    return {
      kind: 'message',
      mid,
      ref: from?.ref ?? '',
      payload: pressed?.payload ?? '',
      text: message.text,
    };
  }
  if (postback) {
    const { mid, payload, referral: from } = postback;
    return { kind: 'postback', mid, ref: from?.ref ?? '', payload, text: '' };
  }
  if (optin)
    return { kind: 'optin', userRef: optin.user_ref, ref: optin.ref, payload: optin.payload, text: '' };
  return referral && { kind: 'referral', ref: referral.ref, payload: '', text: '' };
}

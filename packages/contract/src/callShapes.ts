import * as v from 'valibot';
import { idForm } from './agreed/parseId';
import type { CallName } from './calls';
import * as limits from './constants/limits';
import * as lists from './constants/lists';

const accountId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,16}$/, 'account_id must be a number'),
);
const accountNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const widgetId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[A-Za-z0-9-]{1,40}$/, 'widget_id must be a short text'),
);
const sessionId = v.pipe(v.string(), v.regex(idForm, 'session_id must be 8 to 128 letters and digits'));
/** Created by the page, to recognize a repeated event; without one the server creates it. */
const eventId = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      'event_id must be a UUID of version 7',
    ),
  ),
);
const short = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
/** What a page adds to an opt-in; cut if too long, so that the opt-in is never lost. [REF-05, A-60] */
const payload = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\0', '').slice(0, limits.payloadCharacters)),
  ),
);
const anyRecord = v.record(v.string(), v.unknown());

/** What each call sends and receives; the server checks both. [NET-01…08] */
export const callShapes = {
  createSubscriberByPhoneNumber: {
    request: v.object({
      account_id: accountId,
      widget_id: widgetId,
      phone_number: short(limits.phoneCharacters),
      session_id: sessionId,
      widget_sign: short(limits.signCharacters),
      payload,
      /** The visitor's, which decides when it's night there; anything else counts as none. [OWN-22] */
      time_zone: v.optional(v.fallback(v.string(), '')),
      /** Sent only if the previous answer asked for it. */
      challenge: v.optional(
        v.object({
          sign: short(limits.challengeCharacters),
          number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        }),
      ),
    }),
    answer: v.object({
      state: v.boolean(),
      errors: v.array(v.string()),
      /** Replaces the owner's text if something else comes next than it promises. */
      submitted: v.optional(v.object({ title: v.optional(v.string()), desc: v.optional(v.string()) })),
      /** Which number below `tries`, after this salt, has this SHA-256? A page that finds it may send once more. */
      challenge: v.optional(
        v.object({ sign: v.string(), salt: v.string(), target: v.string(), tries: v.number() }),
      ),
    }),
  },
  generateSMSRef: {
    request: v.object({
      account_id: accountId,
      widget_id: widgetId,
      session_id: sessionId,
      payload,
      /** The language in which the visitor read the legal notice; missing for English. [SMS-11] */
      language: v.optional(v.fallback(v.picklist(lists.languages), 'en')),
    }),
    answer: v.object({ state: v.boolean(), ref: v.optional(v.string()) }),
  },
  checkOptin: {
    request: v.object({ account_id: accountId, session_id: sessionId }),
    answer: v.object({ has_opted_in: v.boolean() }),
  },
  logEvent: {
    request: v.object({
      app_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
      account_id: accountId,
      payload: v.optional(v.nullable(anyRecord)),
      event: short(limits.eventNameCharacters),
      session_id: sessionId,
      session_data: v.optional(v.nullable(v.union([anyRecord, v.string()]))),
      external_id: v.optional(v.nullable(short(limits.sessionIdCharacters))),
      b: v.optional(v.boolean()),
      event_id: eventId,
    }),
    answer: v.object({ state: v.boolean() }),
  },
  logConversionEvent: {
    request: v.object({
      event: short(limits.eventNameCharacters),
      account_id: accountNumber,
      token: short(limits.tokenCharacters),
      event_id: eventId,
    }),
    answer: v.object({ state: v.boolean() }),
  },
  logMoneyEvent: {
    request: v.object({
      event: short(limits.eventNameCharacters),
      account_id: accountNumber,
      weight: v.union([v.number(), v.pipe(v.string(), v.decimal())]),
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'USD'),
      token: short(limits.tokenCharacters),
      event_id: eventId,
    }),
    answer: v.object({ state: v.boolean() }),
  },
} as const satisfies Record<CallName, { request: v.GenericSchema; answer: v.GenericSchema }>;

export type CallRequest<Name extends CallName> = v.InferInput<(typeof callShapes)[Name]['request']>;
export type CallAnswer<Name extends CallName> = v.InferOutput<(typeof callShapes)[Name]['answer']>;

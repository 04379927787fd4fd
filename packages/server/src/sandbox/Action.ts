import type { SandboxAction } from '@beckon/contract';
import * as v from 'valibot';
import { sandboxLimits } from './sandboxLimits';

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(sandboxLimits.textCharacters, 'is too long for one message'),
);
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'must be a number with a country code'));
const person = v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be a visitor ID'));
const ref = v.pipe(v.string(), v.minLength(1), v.maxLength(sandboxLimits.refCharacters));
const tap = { title: text, payload: ref };
const messenger = { channel: v.literal('messenger'), visitor: person };

/** What a visitor can do in the sandbox, checked. [OWN-13] */
export const Action: v.GenericSchema<unknown, SandboxAction> = v.variant('channel', [
  v.object({ channel: v.literal('sms'), visitor: phone, text }),
  v.variant('act', [
    v.object({ ...messenger, act: v.literal('text'), text }),
    v.object({ ...messenger, act: v.literal('getStarted'), ref: v.optional(ref) }),
    v.object({ ...messenger, act: v.literal('referral'), ref }),
    v.object({ ...messenger, act: v.literal('button'), ...tap }),
    v.object({ ...messenger, act: v.literal('reply'), ...tap }),
  ]),
]);
export type Action = SandboxAction;
export type MessengerAction = Extract<Action, { channel: 'messenger' }>;

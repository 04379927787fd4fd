import type { callShapes } from '@beckon/contract';
import type * as v from 'valibot';
import type { Account, StoredWidget } from '../../accounts/pure/index';
import { canText } from '../../sms/index';
import { hasOptInWebhook } from '../../webhooks/index';
import type { PhoneOutcome } from '../acceptPhone';
import { describeAfterOptIn } from '../pure/describeAfterOptIn';

type Answer = v.InferOutput<typeof callShapes.createSubscriberByPhoneNumber.answer>;
type Accepted = Parameters<typeof canText>[1] & {
  widget: StoredWidget;
  outcome: Extract<PhoneOutcome, { type: 'taken' }>;
};

/** The answer to an accepted number. What the visitor reads depends on what will happen, never on whose number it is. [SMS-03] */
export async function answerOptIn(
  account: Account,
  { widget, outcome, ...means }: Accepted,
): Promise<Answer> {
  // A text that waits for the daily limit isn't one to promise.
  const hasSender = outcome.isPaid && (await canText(account, means));
  const submitted = describeAfterOptIn({
    hasSender,
    isHandedOn: !hasSender && (await hasOptInWebhook(means.sql, account.accountId)),
    isDouble: account.smsDoubleOptIn,
    wait: outcome.wait,
    widget,
  });
  return { state: true, errors: [], ...(submitted && { submitted }) };
}

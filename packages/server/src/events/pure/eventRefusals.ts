import { errors } from '@beckon/contract';

/** Why events are rejected: the reason we store and count, and the message for the sender. [ERR-04, ERR-05, ERR-06, ERR-07, ERR-08, ERR-09] */
export const eventRefusals = {
  account_missing: errors.pageIdRequired,
  event_missing: errors.eventRequired,
  app_missing: errors.appIdRequired,
  token_missing: errors.tokenRequired,
  weight_missing: errors.weightRequired,
  weight_unusable: errors.weightUnusable,
  token_expired: errors.tokenExpired,
  // One message for every token that was not issued here for this account: it must not reveal what is wrong.
  token_invalid: 'This token isn’t valid. Use the token from the link the visitor clicked.',
  account_unknown: 'This account doesn’t exist. Check account_id.',
  amount_unusable: 'The weight must be an amount, such as 9.90.',
  too_deep: 'The event is nested too deeply. Send a flat payload.',
  incomplete: 'The event is incomplete.',
  unreadable: 'We couldn’t read the request. Send valid JSON.',
  too_large: 'The request is too large.',
  over_quota: 'This account has reached its daily limit for events. We didn’t record this one.',
  unstorable: 'We couldn’t store this event. Check its payload.',
} as const;

/** The reason of a refusal. */
export type EventRefusal = keyof typeof eventRefusals;

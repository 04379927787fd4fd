import { errors } from '@beckon/contract';

/** Why events are refused: the reason under which they are kept and counted, and the sentence for who sent them. [ERR-04, ERR-05, ERR-06, ERR-07, ERR-08, ERR-09] */
export const eventRefusals = {
  account_missing: errors.pageIdRequired,
  event_missing: errors.eventRequired,
  app_missing: errors.appIdRequired,
  token_missing: errors.tokenRequired,
  weight_missing: errors.weightRequired,
  weight_unusable: errors.weightUnusable,
  token_expired: errors.tokenExpired,
  // One sentence for every token that was not made here for this account: it must not tell what is wrong with it.
  token_invalid: 'This token is not valid. Use the one from the link that the visitor came by.',
  account_unknown: 'There is no account with this number. Check account_id.',
  amount_unusable: 'The weight is not an amount of money. Send a plain number such as 9.90.',
  too_deep: 'The event nests too deeply. Send a flat payload.',
  incomplete: 'The event is not complete.',
  unreadable: 'The request could not be read. Send valid JSON.',
  too_large: 'The request is too large.',
  unstorable: 'This event cannot be stored. Check its payload.',
} as const;

/** The reason of a refusal. */
export type EventRefusal = keyof typeof eventRefusals;

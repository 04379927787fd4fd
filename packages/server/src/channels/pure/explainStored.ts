import { type Explained, explain } from '@beckon/contract/data/explain';
import { findReason } from '@beckon/contract/data/findReason';

/** In SQL, which has no table of sentences. */
const stopped = 'the recipient unsubscribed';

const ofMessages = [
  'channel_off',
  'not_connected',
  'credentials_unreadable',
  'provider_unreachable',
  'provider_unsure',
  'interrupted',
  'damaged_number',
  'night',
  'limit_for_days',
  'opted_in_first',
  'message_empty',
  'message_long',
  'undelivered',
  'provider_rejected',
  'page_without_token',
  'page_token_expired',
  'page_token_limited',
  'window_closed',
  'person_unknown',
  'person_blocked',
  'messenger_rejected',
  'messenger_busy',
  'provider_answered',
] as const;

type Why = Pick<Explained, 'reason' | 'values'> & { error: string | null };

/** Why a stored message didn't arrive, with the reason that translations need. Pure. [OWN-10, OWN-13] */
export function explainStored(stored: string | null): Why {
  if (stored === null) return { error: null };
  if (stored === stopped) return rename(explain('unsubscribed'));
  // Some providers' answers were stored without a full stop.
  const found = findReason(stored.replace(/\.?$/, '.'), ofMessages);
  return found.reason ? rename(found) : { error: stored };
}

function rename({ message, ...why }: Explained): Why {
  return { error: message, ...why };
}

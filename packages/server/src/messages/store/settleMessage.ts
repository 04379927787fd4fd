import type { AnySql } from '../../database/index';

/** How an attempt ended. `queued`: we try again later. `unknown`: we can't tell, and don't. */
export type Settlement = {
  accountId: number;
  messageId: string;
  attempt: number;
  state: 'sent' | 'failed' | 'cancelled' | 'queued' | 'unknown';
  provider: string;
  providerId?: string | undefined;
  error?: string | undefined;
  afterMs?: number | undefined;
  /** Why the attempt is not one of its retries. */
  waitsFor?: 'owner' | 'morning' | undefined;
};

const errorCharacters = 500;

/**
 * Stores how an attempt ended, unless another process has taken the message since. If that one could only record an unknown
 * fate, a late answer is better than none. Returns whether it was stored. [OWN-13]
 */
export async function settleMessage(sql: AnySql, settlement: Settlement): Promise<boolean> {
  const {
    accountId,
    messageId,
    attempt,
    state,
    provider,
    providerId,
    error,
    afterMs = 0,
    waitsFor,
  } = settlement;
  const rows = await sql`
    update outbox set
      state = ${state}, provider = ${provider}, provider_id = coalesce(${providerId ?? null}, provider_id),
      last_error = ${error?.slice(0, errorCharacters) ?? null},
      sent_at = case when ${state} = 'sent' then now() end,
      next_at = now() + make_interval(secs => ${afterMs / 1000}), is_in_line = false,
      attempts_held = attempts_held + ${waitsFor === 'owner' ? 1 : 0},
      attempts_before = attempts_before + ${waitsFor === 'morning' ? 1 : 0}
    where account_id = ${accountId} and message_id = ${messageId} and (attempts = ${attempt} and state = 'sending'
      or attempts > ${attempt} and state = 'unknown' and ${state} in ('sent', 'failed', 'cancelled'))
    returning message_id`;
  return rows.length > 0;
}

import type { AnySql } from '../../database/index';

/** Cancels everything that a closed account was about to send. [OWN-01, OWN-13] */
export async function cancelMessages(sql: AnySql, accountId: number): Promise<void> {
  await sql`
    update outbox set state = 'cancelled', is_in_line = false, last_error = 'the account was closed'
    where account_id = ${accountId} and state in ('queued', 'over_limit')`;
}

import type { AnySql } from '../../database/index';
import { retryMail } from '../../mail/index';
import { retryMessage } from '../../messages/index';
import { retryMessengerEvent } from '../../messenger/index';
import { retryDelivery } from '../../webhooks/index';

/** A job of any queue that was given up. [OWN-13, OWN-14, OWN-15, D23] */
export type FailedJob = {
  kind: 'message' | 'event' | 'webhook' | 'email';
  id: string;
  /** Emails belong to no account. */
  accountId: number | null;
  failedAt: Date;
  reason: string;
  /** False if it may have had its effect, or would come too late. */
  canRetry: boolean;
};

/** The jobs that were given up, of one account or of all, newest first. Shows nothing about people. [OWN-13, OWN-14, OWN-15, D23] */
export async function listFailedJobs(
  sql: AnySql,
  { accountId = null, most }: { accountId?: number | null; most: number },
): Promise<FailedJob[]> {
  const isAsked = (account: string) => sql`coalesce(${accountId}::bigint, ${sql(account)}) = ${sql(account)}`;
  return await sql<FailedJob[]>`
    select kind, id, account_id as "accountId", failed_at as "failedAt", reason, can_retry as "canRetry" from (
      select 'message' as kind, message_id::text as id, account_id, next_at as failed_at, coalesce(last_error, '') as reason,
        state = 'failed' as can_retry
      from outbox where state in ('failed', 'unknown') and ${isAsked('account_id')}
      union all
      select 'event', account_id || '/' || mark, account_id, due_at, last_error, true
      from messenger_inbox where outcome = 'parked' and ${isAsked('account_id')}
      union all
      select 'webhook', delivery_id::text, account_id, next_try_at, coalesce((
          select coalesce(nullif(error, ''), 'status ' || status) from webhook_attempts
          where webhook_attempts.account_id = failed.account_id and webhook_attempts.delivery_id = failed.delivery_id
          order by tried_at desc limit 1), ''), true
      from webhook_deliveries as failed where state = 'failed' and ${isAsked('account_id')}
      union all
      select 'email', mail_id::text, null, failed_at, last_error, coalesce(expires_at > now(), true)
      from waiting_mails where failed_at is not null and ${accountId}::bigint is null) as jobs
    order by failed_at desc, id limit ${most}`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const eventId = /^(?<account>\d{1,15})\/(?<mark>.+)$/;

/** Tries a job again that was given up, whichever queue it is in; false if there is none, or if a repeat isn't safe. [OWN-13, OWN-14, OWN-15] */
export async function retryJob(sql: AnySql, id: string): Promise<boolean> {
  const event = eventId.exec(id)?.groups;
  if (event) return await retryMessengerEvent(sql, Number(event['account']), event['mark'] ?? '');
  if (!uuid.test(id)) return false;
  return (
    (await retryMessage(sql, { messageId: id })) ||
    (await retryDelivery(sql, id)) ||
    (await retryMail(sql, id))
  );
}

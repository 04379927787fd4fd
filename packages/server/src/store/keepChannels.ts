import type { AnySql } from '../database/Sql';

/** How long the traces of messages are kept, in days. */
export const channelKeeping = {
  /** Longer than the longest time that attempts are counted over. */
  attempts: 2,
  /** Providers repeat themselves for hours, not for months. */
  webhookEvents: 90,
  /** Messages that were sent, or will never be. */
  messages: 90,
  sandbox: 30,
  inbound: 400,
} as const;

/** Removes what is no longer needed; consents, suppressions and spending stay. Gives how many rows went. [OWN-13] */
export async function keepChannels(
  sql: AnySql,
  keeping: Record<keyof typeof channelKeeping, number>,
): Promise<number> {
  const gone = await Promise.all([
    sql`delete from sms_slices where slice < now() - make_interval(days => ${keeping.attempts})`,
    sql`delete from webhook_events where received_at < now() - make_interval(days => ${keeping.webhookEvents})`,
    sql`delete from outbox where state in ('sent', 'failed', 'cancelled')
      and next_at < now() - make_interval(days => ${keeping.messages})`,
    sql`delete from sandbox_messages where created_at < now() - make_interval(days => ${keeping.sandbox})`,
    sql`delete from inbound_messages where received_at < now() - make_interval(days => ${keeping.inbound})`,
    sql`delete from pending_opt_ins where expires_at < now()`,
    sql`delete from sms_refs where expires_at < now()`,
  ]);
  return gone.reduce((sum, { count }) => sum + count, 0);
}

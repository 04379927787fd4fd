import { type AnySql, type Pruning, pruneRows, type Sql, startListening } from '../../database/index';

/** A queued email; it is sealed, because it contains tokens that open accounts. */
export type WaitingMail = {
  mailId: string;
  sealed: Uint8Array;
  tries: number;
  /** How long its token is still valid; nothing: forever. */
  leftMs: number | null;
};

/** Queues an email. [OWN-01] */
export async function enqueueMail(
  sql: AnySql,
  { mailId, sealed, lifeS }: { mailId: string; sealed: Buffer; lifeS: number | undefined },
): Promise<void> {
  await sql`
    insert into waiting_mails (mail_id, sealed, expires_at)
    values (${mailId}, ${sealed}, now() + make_interval(secs => ${lifeS ?? null}))`;
  await sql`select pg_notify('beckon_mails', '')`;
}

/** Claims due emails, so that no other server does; if this one dies they are due again after the lease. [OWN-01] */
export async function claimMails(
  sql: AnySql,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<WaitingMail[]> {
  return await sql<WaitingMail[]>`
    update waiting_mails set tries = tries + 1, next_try_at = now() + make_interval(secs => ${leaseMs / 1000})
    where mail_id in (
      select mail_id from waiting_mails where failed_at is null and next_try_at <= now()
      order by next_try_at limit ${most} for update skip locked)
    returning mail_id as "mailId", sealed, tries, (extract(epoch from expires_at - now()) * 1000)::float8 as "leftMs"`;
}

/** How sending an email ended: sent or of no use anymore; or failed, with the time of the next try unless we gave up. */
export type MailEnd = { isOver: true } | { isOver: false; error: string; againMs: number | undefined };

/** Stores how sending an email ended. One that we gave up on stays for an operator to retry. [OWN-01] */
export async function settleMail(sql: AnySql, mailId: string, end: MailEnd): Promise<void> {
  if (end.isOver) {
    await sql`delete from waiting_mails where mail_id = ${mailId}`;
    return;
  }
  const { error, againMs = null } = end;
  const secs = againMs === null ? null : againMs / 1000;
  await sql`
    update waiting_mails set last_error = ${error}, failed_at = case when ${secs}::float8 is null then now() end,
      next_try_at = coalesce(now() + make_interval(secs => ${secs}), 'infinity')
    where mail_id = ${mailId}`;
}

/** Tries an email again that we gave up on, while the token in it is valid. Returns whether there was one. [OWN-01] */
export async function retryMail(sql: AnySql, mailId: string): Promise<boolean> {
  const rows = await sql`
    update waiting_mails set failed_at = null, tries = 0, next_try_at = now()
    where mail_id = ${mailId} and failed_at is not null and (expires_at is null or expires_at > now()) returning mail_id`;
  await sql`select pg_notify('beckon_mails', '')`;
  return rows.length === 1;
}

/**
 * Deletes emails that we gave up on some days ago, or whose token has expired, and those that were stored instead of sent. Returns how
 * many. [OWN-01, C69]
 */
export async function pruneMails(sql: AnySql, retentionDays: number, pruning?: Pruning): Promise<number> {
  const before = sql`now() - make_interval(days => ${retentionDays})`;
  // Those that we gave up on have no next try, and the others have an index by it. Ids begin with their time.
  const isOver = sql`failed_at is not null and next_try_at = 'infinity'`;
  return await pruneRows(
    sql,
    [
      ['waiting_mails', sql`${isOver} and (failed_at < ${before} or expires_at < now())`],
      [
        'sandbox_mails',
        sql`mail_id < (lpad(to_hex((extract(epoch from ${before}) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`,
      ],
    ],
    pruning,
  );
}

/** Listens for queued emails. Returns how to stop. */
export function listenMails(sql: Sql, onDue: () => void): () => Promise<void> {
  return startListening(sql, { channel: 'beckon_mails', onNotification: onDue, onOpen: onDue });
}

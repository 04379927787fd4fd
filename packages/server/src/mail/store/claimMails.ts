import { type AnySql, type Sql, startListening } from '../../database/index';

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
      select mail_id from waiting_mails where next_try_at <= now()
      order by next_try_at limit ${most} for update skip locked)
    returning mail_id as "mailId", sealed, tries, (extract(epoch from expires_at - now()) * 1000)::float8 as "leftMs"`;
}

/** Schedules another try for an email; nothing: it is done with, sent or not. [OWN-01] */
export async function settleMail(sql: AnySql, mailId: string, againMs: number | undefined): Promise<void> {
  if (againMs === undefined) await sql`delete from waiting_mails where mail_id = ${mailId}`;
  else
    await sql`
      update waiting_mails set next_try_at = now() + make_interval(secs => ${againMs / 1000}) where mail_id = ${mailId}`;
}

/** Listens for queued emails. Returns how to stop. */
export function listenMails(sql: Sql, onDue: () => void): () => Promise<void> {
  return startListening(sql, { channel: 'beckon_mails', onWord: onDue, onOpen: onDue });
}

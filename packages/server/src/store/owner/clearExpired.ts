import type { AnySql } from '../../database/Sql';

/** Clears what is long over: counted tries, sessions and words in mails that nobody can use any more. [OWN-01] */
export async function clearExpired(sql: AnySql): Promise<void> {
  await sql`delete from attempts where window_start < now() - interval '1 day'`;
  await sql`delete from mail_tokens where expires_at < now() - interval '1 day'`;
  await sql`delete from invitations where expires_at < now() - interval '1 day'`;
  await sql`delete from sessions where expires_at < now() - interval '1 day'`;
}

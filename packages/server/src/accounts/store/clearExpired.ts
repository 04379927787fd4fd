import type { AnySql } from '../../database/index';

/** Deletes what expired long ago: counted tries, sessions and email tokens. [OWN-01] */
export async function clearExpired(sql: AnySql): Promise<void> {
  await sql`delete from attempts where window_start < now() - interval '1 day'`;
  await sql`delete from mail_tokens where expires_at < now() - interval '1 day'`;
  await sql`delete from invitations where expires_at < now() - interval '1 day'`;
  await sql`delete from sessions where expires_at < now() - interval '1 day'`;
}

import type { AnySql } from '../../database/index';

/** An email that was stored instead of sent. */
export type SandboxMail = { mailId: string; to: string; subject: string; body: string };

/** Stores an email for reading. [OWN-01] */
export async function insertSandboxMail(
  sql: AnySql,
  { mailId, to, subject, body }: SandboxMail,
): Promise<void> {
  await sql`
    insert into sandbox_mails (mail_id, to_address, subject, body) values (${mailId}, ${to}, ${subject}, ${body})`;
}

/** The newest emails, to one address or to all. */
export async function listSandboxMails(
  sql: AnySql,
  { to, most }: { to: string | undefined; most: number },
): Promise<(SandboxMail & { createdAt: Date })[]> {
  return await sql<(SandboxMail & { createdAt: Date })[]>`
    select mail_id as "mailId", to_address as "to", subject, body, created_at as "createdAt" from sandbox_mails
    where ${to ?? null}::text is null or to_address = ${to ?? null} order by mail_id desc limit ${most}`;
}

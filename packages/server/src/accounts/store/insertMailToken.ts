import type { AnySql } from '../../database/index';

/** A token sent by email, and what it opens. */
export type MailToken = {
  tokenHash: Buffer;
  /** Its purpose: a new password, signing in, or confirming an address. */
  purpose: 'reset' | 'link' | 'proof';
  userId: string;
  /** For a link: which account it opens. */
  accountId: number | null;
  lifeS: number;
};

type Opened = { userId: string; accountId: number | null };

/** Stores the hash of an emailed token. [OWN-01] */
export async function insertMailToken(sql: AnySql, token: MailToken): Promise<void> {
  await sql`
    insert into mail_tokens (token_hash, purpose, user_id, account_id, expires_at)
    values (${token.tokenHash}, ${token.purpose}, ${token.userId}, ${token.accountId},
      now() + make_interval(secs => ${token.lifeS}))`;
}

/** The recipient of a valid token, for checks before it is used up. */
export async function selectMailToken(
  sql: AnySql,
  tokenHash: Buffer,
  purpose: MailToken['purpose'],
): Promise<{ userId: string; email: string } | undefined> {
  const [found] = await sql<{ userId: string; email: string }[]>`
    select user_id as "userId", email from mail_tokens join users using (user_id)
    where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > now()`;
  return found;
}

/** Uses up a token: of many concurrent tries, one gets it. [OWN-01] */
export async function spendMailToken(
  sql: AnySql,
  tokenHash: Buffer,
  purpose: MailToken['purpose'],
): Promise<Opened | undefined> {
  const [token] = await sql<Opened[]>`
    delete from mail_tokens where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > now()
    returning user_id as "userId", account_id as "accountId"`;
  return token;
}

/** Revokes all sign-in tokens of a person. */
export async function deleteMailTokens(sql: AnySql, userId: string): Promise<void> {
  await sql`delete from mail_tokens where user_id = ${userId} and purpose <> 'proof'`;
}

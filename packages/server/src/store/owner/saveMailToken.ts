import type { AnySql } from '../../database/Sql';

/** A word that was sent to somebody, and what it opens. */
export type MailToken = {
  tokenHash: Buffer;
  purpose: 'reset' | 'link';
  userId: string;
  /** Of a link: which account it opens. */
  accountId: number | null;
  lifeS: number;
};

type Opened = { userId: string; accountId: number | null };

/** Keeps the hash of a word that goes out by mail. [OWN-01] */
export async function saveMailToken(sql: AnySql, token: MailToken): Promise<void> {
  await sql`
    insert into mail_tokens (token_hash, purpose, user_id, account_id, expires_at)
    values (${token.tokenHash}, ${token.purpose}, ${token.userId}, ${token.accountId},
      now() + make_interval(secs => ${token.lifeS}))`;
}

/** Is there such a word? For who would have to work before it is used up. */
export async function hasMailToken(
  sql: AnySql,
  tokenHash: Buffer,
  purpose: MailToken['purpose'],
): Promise<boolean> {
  const found = await sql`
    select from mail_tokens where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > now()`;
  return found.length === 1;
}

/** Uses such a word up: of many who try at once, one gets it. [OWN-01] */
export async function takeMailToken(
  sql: AnySql,
  tokenHash: Buffer,
  purpose: MailToken['purpose'],
): Promise<Opened | undefined> {
  const [token] = await sql<Opened[]>`
    delete from mail_tokens where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > now()
    returning user_id as "userId", account_id as "accountId"`;
  return token;
}

/** Takes back all words that a person was sent. */
export async function dropMailTokens(sql: AnySql, userId: string): Promise<void> {
  await sql`delete from mail_tokens where user_id = ${userId}`;
}

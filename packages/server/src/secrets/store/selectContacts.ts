import type { AnySql } from '../../database/index';

// During an update, a server of the version before may replace a secret but not its contact: then their times differ.

/** A secret, still sealed, and the number or page in it; undefined if no worker has read it yet. */
export type Contact = { sealed: Uint8Array; contact: string | undefined };

/** The contact of one secret; undefined if there is no secret. [OWN-02] */
export async function selectContact(
  sql: AnySql,
  accountId: number,
  name: string,
): Promise<Contact | undefined> {
  const [row] = await sql<{ sealed: Uint8Array; contact: string | null }[]>`
    select sealed, case when contact_at = updated_at then contact end as contact from account_secrets
    where account_id = ${accountId} and name = ${name}`;
  return row && { sealed: row.sealed, contact: row.contact ?? undefined };
}

/** The numbers and pages that an account has verified, by provider. Opens nothing, so any server can ask. [OWN-02] */
export async function selectContacts(sql: AnySql, accountId: number): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; contact: string }[]>`
    select name, contact from account_secrets
    where account_id = ${accountId} and contact_at = updated_at and contact is not null`;
  return Object.fromEntries(rows.map(({ name, contact }) => [name, contact]));
}

/** A secret whose contact nobody has read yet. */
export type UnreadSecret = { accountId: number; name: string; sealed: Uint8Array };

/** Some secrets without a current contact, after the given one. [OWN-02] */
export async function listUnreadSecrets(
  sql: AnySql,
  { after, most }: { after: Pick<UnreadSecret, 'accountId' | 'name'> | undefined; most: number },
): Promise<UnreadSecret[]> {
  const { accountId, name } = after ?? { accountId: 0, name: '' };
  return await sql<UnreadSecret[]>`
    select account_id as "accountId", name, sealed from account_secrets
    where contact_at is distinct from updated_at and (account_id, name) > (${accountId}, ${name})
    order by account_id, name limit ${most}`;
}

/** Stores what was in a secret, unless it has been replaced since. [OWN-02] */
export async function updateContact(
  sql: AnySql,
  { accountId, name, sealed }: UnreadSecret,
  contact: string,
): Promise<void> {
  await sql`
    update account_secrets set contact = ${contact}, contact_at = updated_at
    where account_id = ${accountId} and name = ${name} and sealed = ${Buffer.from(sealed)}`;
}

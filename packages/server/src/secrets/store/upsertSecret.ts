import type { AnySql } from '../../database/index';
import type { Contact } from './selectContacts';

/** A secret as its owner sees it. */
export type ShownSecret = {
  name: string;
  hint: string;
  updatedAt: Date;
  /** When its provider last made a call that this secret signed; none yet: null. */
  calledAt: Date | null;
};

/** We note a call at most this often: owners want to know that calls arrive, not each of them. */
const noteEvery = '1 hour';

type NewSecret = {
  accountId: number;
  name: string;
  sealed: Buffer;
  hint: string;
  /** The number or page in it. */
  contact: string;
};

/** Stores a sealed secret, replacing the one with that name. [OWN-02] */
export async function upsertSecret(
  sql: AnySql,
  { accountId, name, sealed, hint, contact }: NewSecret,
): Promise<void> {
  await sql`
    insert into account_secrets (account_id, name, sealed, hint, contact, contact_at)
    values (${accountId}, ${name}, ${sealed}, ${hint}, ${contact}, now())
    on conflict (account_id, name) do update
    set sealed = excluded.sealed, hint = excluded.hint, contact = excluded.contact, contact_at = now(), updated_at = now(),
      called_at = null`;
}

/** The names of an account's secrets. [OWN-02] */
export async function listSecrets(sql: AnySql, accountId: number): Promise<ShownSecret[]> {
  return await sql<ShownSecret[]>`
    select name, hint, updated_at as "updatedAt", called_at as "calledAt"
    from account_secrets where account_id = ${accountId} order by name`;
}

/** Notes that a provider made a call that the secrets of these accounts signed. [OWN-02, OWN-13] */
export async function updateSignedCall(
  sql: AnySql,
  accountIds: readonly number[],
  name: string,
): Promise<void> {
  await sql`
    update account_secrets set called_at = now()
    where account_id = any(${accountIds as number[]}) and name = ${name}
      and (called_at is null or called_at < now() - ${noteEvery}::interval)`;
}

/** One secret, still sealed. */
export async function selectSecret(
  sql: AnySql,
  accountId: number,
  name: string,
): Promise<Uint8Array | undefined> {
  const [row] = await sql<{ sealed: Uint8Array }[]>`
    select sealed from account_secrets where account_id = ${accountId} and name = ${name}`;
  return row?.sealed;
}

/** Does an account have a secret with this name? Opens nothing, so any server can ask. [OWN-02] */
export async function hasSecret(sql: AnySql, accountId: number, name: string): Promise<boolean> {
  const rows = await sql`select from account_secrets where account_id = ${accountId} and name = ${name}`;
  return rows.length > 0;
}

/** Deletes a secret and returns it one last time, sealed; nothing if it doesn't exist. */
export async function deleteSecret(
  sql: AnySql,
  accountId: number,
  name: string,
): Promise<Contact | undefined> {
  const [gone] = await sql<{ sealed: Uint8Array; contact: string | null }[]>`
    delete from account_secrets where account_id = ${accountId} and name = ${name}
    returning sealed, case when contact_at = updated_at then contact end as contact`;
  return gone && { sealed: gone.sealed, contact: gone.contact ?? undefined };
}

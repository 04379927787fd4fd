import type { Role } from '../../api/pure/index';
import type { AnySql } from '../../database/index';

const touchS = 60;

/** A valid key; the keys of a closed account rest. */
export type FoundKey = {
  keyId: string;
  accountId: number;
  role: Role;
  scopes: string[];
  isClosed: boolean;
};

/** Finds a key by its hash, and notes its use. [OWN-01] */
export async function findApiKey(sql: AnySql, keyHash: Buffer): Promise<FoundKey | undefined> {
  const [key] = await sql<(FoundKey & { isStale: boolean })[]>`
    select key_id as "keyId", account_id as "accountId", role, scopes, closed_at is not null as "isClosed",
      coalesce(last_used_at < now() - make_interval(secs => ${touchS}), true) as "isStale"
    from api_keys join accounts using (account_id)
    where key_hash = ${keyHash} and (expires_at is null or expires_at > now())`;
  if (!key) return undefined;
  const { isStale, ...rest } = key;
  if (isStale) await sql`update api_keys set last_used_at = now() where key_hash = ${keyHash}`;
  return rest;
}

/** A key as its owner sees it, without the key itself. */
export type ShownKey = {
  keyId: string;
  name: string;
  prefix: string;
  role: Role;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
};

/** The keys of an account, newest first. [OWN-01] */
export async function listApiKeys(sql: AnySql, accountId: number): Promise<ShownKey[]> {
  return await sql<ShownKey[]>`
    select key_id as "keyId", name, prefix, role, scopes, created_at as "createdAt", expires_at as "expiresAt",
      last_used_at as "lastUsedAt"
    from api_keys where account_id = ${accountId} order by key_id desc`;
}

/** A key to add. */
export type NewKey = {
  accountId: number;
  keyId: string;
  name: string;
  keyHash: Buffer;
  prefix: string;
  role: Role;
  scopes: string[];
  expiresAt: Date | null;
};

/** Adds a key. [OWN-01] */
export async function insertApiKey(sql: AnySql, key: NewKey): Promise<void> {
  await sql`
    insert into api_keys (account_id, key_id, name, key_hash, prefix, role, scopes, expires_at)
    values (${key.accountId}, ${key.keyId}, ${key.name}, ${key.keyHash}, ${key.prefix}, ${key.role}, ${key.scopes},
      ${key.expiresAt})`;
}

/** Revokes a key; false if it doesn't exist. [OWN-01] */
export async function deleteApiKey(sql: AnySql, accountId: number, keyId: string): Promise<boolean> {
  const gone = await sql`
    delete from api_keys where account_id = ${accountId} and key_id = ${keyId} returning key_id`;
  return gone.length === 1;
}

import { type AnySql, type Sql, transact } from '../../database/index';
import type { TokenKey } from './TokenKey';

/** The currently valid keys, newest first. [OWN-16] */
export async function selectTokenKeys(sql: AnySql): Promise<TokenKey[]> {
  return await sql<TokenKey[]>`
    select key_id as "keyId", secret from token_keys
    where retires_at is null or retires_at > now() order by created_at desc, key_id desc`;
}

/** Adds the first key, unless another server did. [OWN-16] */
export async function addFirstTokenKey(sql: Sql, { keyId, secret }: TokenKey): Promise<void> {
  await transact(sql, async (transaction) => {
    // One after the other, each seeing what the previous one wrote: a single statement would not see it.
    await transaction`select pg_advisory_xact_lock(hashtextextended('token_keys', 0))`;
    await transaction`
      insert into token_keys (key_id, secret) select ${keyId}, ${secret}
      where not exists (select from token_keys where retires_at is null)`;
  });
}

/** Adds a key that signs from now on; the previous ones stay valid for this long. [OWN-16] */
export async function rotateTokenKey(
  sql: AnySql,
  { keyId, secret }: TokenKey,
  overlapS: number,
): Promise<void> {
  await sql`
    with retired as (
      update token_keys set retires_at = now() + make_interval(secs => ${overlapS}) where retires_at is null)
    insert into token_keys (key_id, secret, created_at) values (${keyId}, ${secret}, clock_timestamp())`;
}

import type { AnySql } from '../../database/index';

/** A page's payload for the subscriber field that a widget names. */
type Handed = {
  accountId: number;
  subscriberId: string;
  fieldId: string | undefined;
  payload: string;
  atMs: number;
};

/** Stores a payload in its field, if both exist. Opt-ins arrive in any order: the latest wins. [OWN-22] */
export async function upsertPayloadField(sql: AnySql, handed: Handed): Promise<void> {
  const { accountId, subscriberId, fieldId, payload, atMs } = handed;
  if (fieldId === undefined || payload === '') return;
  await sql`
    insert into subscriber_fields (account_id, subscriber_id, field_id, value, updated_at)
    values (${accountId}, ${subscriberId}, ${fieldId}, ${payload}, to_timestamp(${atMs / 1000}))
    on conflict (account_id, subscriber_id, field_id) do update
    set value = excluded.value, updated_at = excluded.updated_at
    where subscriber_fields.updated_at <= excluded.updated_at`;
}

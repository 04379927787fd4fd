import type { AnySql } from '../../database/index';
import { markRecipient } from '../../messages/index';
import { buildMessengerAddress, formatRecipient } from '../../messages/pure/index';

type Link = { accountId: number; userRef: string; psid: string };

/** Serializes everything about one checkbox rendering, until the transaction ends. */
export async function lockUserRef(sql: AnySql, accountId: number, userRef: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user_ref ${accountId} ${userRef}`}, 0))`;
}

/**
 * The platform has said who ticked a checkbox: the subscriber gets the person's id, or is merged with the one who already
 * has it, and queued messages go to the person, so that their STOP finds them. It may arrive before the opt-in, so we
 * remember it. Call it in a transaction. [OWN-14, CHK-04, OWN-13]
 */
export async function linkUserRef(sql: AnySql, { accountId, userRef, psid }: Link): Promise<void> {
  await lockUserRef(sql, accountId, userRef);
  await sql`
    insert into messenger_user_refs (account_id, user_ref, psid) values (${accountId}, ${userRef}, ${psid})
    on conflict do nothing`;
  await readdress(sql, { accountId, userRef, psid });
  const [ticked] = await sql<{ id: string }[]>`
    select subscriber_id as id from subscribers
    where account_id = ${accountId} and messenger_user_ref = ${userRef} and psid is null`;
  if (!ticked) return;
  const [known] = await sql<{ id: string }[]>`
    select subscriber_id as id from subscribers where account_id = ${accountId} and psid = ${psid}`;
  if (known) await mergeSubscribers(sql, { accountId, from: ticked.id, into: known.id });
  else
    await sql`
      update subscribers set psid = ${psid}, psid_mark = ${markRecipient(sql, buildMessengerAddress(accountId, psid))}
      where account_id = ${accountId} and subscriber_id = ${ticked.id}`;
}

async function readdress(sql: AnySql, { accountId, userRef, psid }: Link): Promise<void> {
  const box = markRecipient(sql, buildMessengerAddress(accountId, formatRecipient({ user_ref: userRef })));
  await sql`
    update outbox set recipient = ${psid}, recipient_hash = ${markRecipient(sql, buildMessengerAddress(accountId, psid))}
    where account_id = ${accountId} and channel = 'fb' and recipient_hash = ${box} and state in ('queued', 'sending')`;
}

async function mergeSubscribers(
  sql: AnySql,
  { accountId, from, into }: { accountId: number; from: string; into: string },
): Promise<void> {
  // Moved, not inserted again: inserting counts an opt-in.
  await sql`
    update opt_ins set subscriber_id = ${into}
    where account_id = ${accountId} and subscriber_id = ${from} and not exists (
      select from opt_ins own where own.account_id = opt_ins.account_id and own.session_id = opt_ins.session_id
        and own.widget_id = opt_ins.widget_id and own.instance_id = opt_ins.instance_id and own.subscriber_id = ${into})`;
  await sql`
    insert into subscriber_fields (account_id, subscriber_id, field_id, value, updated_at)
    select account_id, ${into}, field_id, value, updated_at from subscriber_fields
    where account_id = ${accountId} and subscriber_id = ${from}
    on conflict (account_id, subscriber_id, field_id) do update set value = excluded.value, updated_at = excluded.updated_at
    where subscriber_fields.updated_at <= excluded.updated_at`;
  await sql`
    update webhook_deliveries set subscriber_id = ${into} where account_id = ${accountId} and subscriber_id = ${from}`;
  await sql`delete from subscribers where account_id = ${accountId} and subscriber_id = ${from}`;
}

import type { AnySql } from '../../database/index';
import { buildMark } from '../../messages/index';
import { buildMessengerAddress } from '../../messages/pure/index';
import { upsertPayloadField } from '../../subscribers/index';
import { lockUserRef } from './linkUserRef';

/** An opt-in reported by Messenger. [OWN-14] */
export type MessengerOptIn = {
  accountId: number;
  widgetId: number;
  /** Both empty if the ref named no visit. */
  sessionId: string;
  instanceId: string;
  payload: string;
  /** The field for the payload, if the widget names one. */
  fieldId: string | undefined;
  psid: string | null;
  userRef: string | null;
  atMs: number;
  /** Id for the subscriber, used if they are new. */
  newSubscriberId: string;
};

/** The subscriber, their platform id if known by now, and whether the opt-in is new. */
export type SavedOptIn = { subscriberId: string; psid: string | null; isNew: boolean };

/** Stores subscriber, opt-in and payload; call it in a transaction. A repeat changes nothing. [OWN-14, OWN-22] */
export async function saveMessengerOptIn(sql: AnySql, optIn: MessengerOptIn): Promise<SavedOptIn> {
  const { accountId, widgetId, sessionId, instanceId, payload, userRef } = optIn;
  const psid = optIn.psid ?? (userRef === null ? null : await findPsid(sql, accountId, userRef));
  const subscriberId = await saveSubscriber(sql, optIn, psid);
  const added = await sql`
    insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id, payload)
    values (${accountId}, ${sessionId}, ${widgetId}, ${instanceId}, ${subscriberId}, ${payload})
    on conflict do nothing returning widget_id`;
  await upsertPayloadField(sql, { ...optIn, subscriberId });
  return { subscriberId, psid, isNew: added.length > 0 };
}

async function findPsid(sql: AnySql, accountId: number, userRef: string): Promise<string | null> {
  await lockUserRef(sql, accountId, userRef);
  const [known] = await sql<{ psid: string }[]>`
    select psid from messenger_user_refs where account_id = ${accountId} and user_ref = ${userRef}`;
  return known?.psid ?? null;
}

async function saveSubscriber(sql: AnySql, optIn: MessengerOptIn, psid: string | null): Promise<string> {
  const { accountId, widgetId, newSubscriberId: newId } = optIn;
  // A person with a known id is that person, whichever checkbox they ticked.
  const userRef = psid === null ? optIn.userRef : null;
  const target = psid === null ? sql`(account_id, messenger_user_ref)` : sql`(account_id, psid)`;
  const mark = psid === null ? null : buildMark(sql, buildMessengerAddress(accountId, psid));
  const [row] = await sql<{ subscriberId: string }[]>`
    insert into subscribers (account_id, subscriber_id, channel, psid, psid_mark, messenger_user_ref, source_widget_id)
    values (${accountId}, ${newId}, 'fb', ${psid}, ${mark}, ${userRef}, ${widgetId})
    on conflict ${target} do update set last_opt_in_at = now()
    returning subscriber_id as "subscriberId"`;
  return row?.subscriberId as string;
}

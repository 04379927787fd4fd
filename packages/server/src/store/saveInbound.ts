import type { AnySql } from '../database/Sql';
import { makeId } from '../makeId';
import type { ChannelName } from '../rules/Outgoing';

/** The account's day is used up; too many were asked for; or texts are not sent to such numbers. */
export type UnansweredReason = 'used_up' | 'too_many' | 'not_served';

/** A message that came in, with what became of it; `for_person` waits for somebody to read it. */
export type Inbound = {
  accountId: number;
  channel: ChannelName;
  sender: string;
  text: string;
  providerId: string;
  outcome: 'stopped' | 'started' | 'helped' | 'confirmed' | 'opted_in' | 'known' | 'refused' | 'for_person';
  /** Why it got no answer, where one would have been due. */
  reason: UnansweredReason | '';
};

/** Keeps a message that came in. [OWN-13] */
export async function saveInbound(sql: AnySql, inbound: Inbound): Promise<void> {
  await sql`
    insert into inbound_messages (account_id, message_id, channel, sender, text, provider_id, outcome,
      reason)
    values (${inbound.accountId}, ${makeId()}, ${inbound.channel}, ${inbound.sender}, ${inbound.text},
      ${inbound.providerId}, ${inbound.outcome}, ${inbound.reason})`;
}

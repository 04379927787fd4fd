import { type AnySql, generateId } from '../../database/index';
import { sealRecipient } from '../../numbers/index';
import type { ChannelName } from '../pure/Outgoing';

/** The daily limit is reached; too many requests; or we don't text such numbers. */
export type UnansweredReason = 'used_up' | 'too_many' | 'not_served';

/** An incoming message, with what happened to it; `for_person` waits for someone to read it. */
export type Inbound = {
  accountId: number;
  channel: ChannelName;
  sender: string;
  text: string;
  providerId: string;
  outcome: 'stopped' | 'started' | 'helped' | 'confirmed' | 'opted_in' | 'known' | 'refused' | 'for_person';
  /** Why it got no reply although one was due. */
  reason: UnansweredReason | '';
};

/** Stores an incoming message. [OWN-13] */
export async function insertInbound(sql: AnySql, inbound: Inbound): Promise<void> {
  await sql`
    insert into inbound_messages (account_id, message_id, channel, sender, text, provider_id, outcome,
      reason)
    values (${inbound.accountId}, ${generateId()}, ${inbound.channel},
      ${sealRecipient(sql, { ...inbound, recipient: inbound.sender })}, ${inbound.text},
      ${inbound.providerId}, ${inbound.outcome}, ${inbound.reason})`;
}

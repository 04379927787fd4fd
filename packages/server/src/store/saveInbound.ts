import type { ChannelName } from '../channels/Provider';
import type { AnySql } from '../database/Sql';
import { makeId } from '../makeId';

/** A message that came in, with what became of it; `for_person` waits for somebody to read it. */
export type Inbound = {
  accountId: number;
  channel: ChannelName;
  sender: string;
  text: string;
  providerId: string;
  outcome: 'stopped' | 'started' | 'helped' | 'confirmed' | 'opted_in' | 'known' | 'for_person';
};

/** Keeps a message that came in. [OWN-13] */
export async function saveInbound(sql: AnySql, inbound: Inbound): Promise<void> {
  await sql`
    insert into inbound_messages (account_id, message_id, channel, sender, text, provider_id, outcome)
    values (${inbound.accountId}, ${makeId()}, ${inbound.channel}, ${inbound.sender}, ${inbound.text},
      ${inbound.providerId}, ${inbound.outcome})`;
}

import type { AnySql } from '../../database/index';
import { cleanJsonText } from '../../formats/pure/index';
import type { MessengerEvent } from '../pure/MessengerEvent';

/** An event of one account, with the id that identifies repeats. */
export type InboxRow = { accountId: number; mark: string; event: MessengerEvent };

/** Stores events until they are applied; an existing one is a repeat. Returns how many are new. [OWN-14] */
export async function insertMessengerEvents(sql: AnySql, rows: readonly InboxRow[]): Promise<number> {
  const json = JSON.stringify(rows.map((row, place) => ({ ...row, kind: row.event.kind, place })));
  const kept = await sql`
    insert into messenger_inbox (account_id, mark, kind, place, event)
    select distinct on ("accountId", mark) "accountId", mark, kind, place, event
    from jsonb_to_recordset(${cleanJsonText(json)}::text::jsonb) as row (
      "accountId" bigint, mark text, kind text, place integer, event jsonb)
    order by "accountId", mark, place
    on conflict do nothing returning mark`;
  return kept.length;
}

import type { AnySql } from '../../database/index';
import { cleanJsonText } from '../../formats/pure/index';
import type { MessengerEvent } from '../pure/MessengerEvent';
import { chooseEventTurn } from './lineUpEvents';

/** An event of one account, with the id that identifies repeats. */
export type InboxRow = { accountId: number; mark: string; event: MessengerEvent };

/** Stores events until they are applied, each account's in line with its turns; an existing one is a repeat. Returns how many are new. [OWN-14, E13] */
export async function insertMessengerEvents(sql: AnySql, rows: readonly InboxRow[]): Promise<number> {
  const json = JSON.stringify(rows.map((row, place) => ({ ...row, kind: row.event.kind, place })));
  const kept = await sql`
    with arrived as materialized (
      select distinct on ("accountId", mark) "accountId" as account_id, mark, kind, place, event
      from jsonb_to_recordset(${cleanJsonText(json)}::text::jsonb) as row (
        "accountId" bigint, mark text, kind text, place integer, event jsonb)
      order by "accountId", mark, place),
    bases as (
      select account_id, ${chooseEventTurn(sql)} as turn from (select distinct account_id from arrived) as due)
    insert into messenger_inbox (account_id, mark, kind, place, event, is_in_line, turn)
    select account_id, mark, kind, place, event, true, turn - 1 + row_number() over (partition by account_id order by place)
    from arrived join bases using (account_id)
    on conflict do nothing returning mark`;
  return kept.length;
}

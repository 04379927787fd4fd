import type { AnySql } from '../../database/index';

/** How many events join the line before a claim: many more than it takes away. */
const atOnce = 500;

/**
 * The turn of an account's next event, for use in a statement where `due` names the account: after those it has in line, and not before
 * the first one there. [OWN-14, E13]
 */
export function chooseEventTurn(sql: AnySql) {
  return sql`greatest(0,
    (select turn + 1 from messenger_inbox
      where messenger_inbox.account_id = due.account_id and is_in_line and event is not null order by turn desc limit 1),
    (select turn from messenger_inbox where is_in_line and outcome = 'waiting' order by turn limit 1))`;
}

/**
 * Lets events that failed and are due again join the line. With equalities instead of the array and the range, a join could read the
 * whole table in the order of its key. [OWN-14, E15]
 */
export async function lineUpEvents(sql: AnySql, most = atOnce): Promise<void> {
  await sql`
    with due as materialized (
      select account_id, mark, due_at, place from messenger_inbox
      where not is_in_line and outcome = 'waiting' and due_at <= now()
      order by due_at, place limit ${most} for update skip locked),
    bases as materialized (
      select account_id, ${chooseEventTurn(sql)} as turn from (select distinct account_id from due) as due),
    places as (
      select account_id, mark, turn - 1 + row_number() over (partition by account_id order by due_at, place) as turn
      from due join bases using (account_id))
    update messenger_inbox as inbox set is_in_line = true, turn = places.turn
    from places where inbox.account_id = any (array[places.account_id]) and inbox.mark between places.mark and places.mark`;
}

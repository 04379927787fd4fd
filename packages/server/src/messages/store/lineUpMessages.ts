import type { AnySql } from '../../database/index';
import { priorities } from '../pure/choosePriority';
import { chooseTurn } from './chooseTurn';
import { isMessageOf } from './isMessageOf';

/** How many messages of each priority join the line before a claim: many more than it takes away. */
const atOnce = 500;

/**
 * Lets messages that have come due join the line: those that waited for their time or for another try, and those whose lease has ended.
 * Those that are due first join first. [OWN-13]
 */
export async function lineUpMessages(sql: AnySql, most = atOnce): Promise<void> {
  await sql`
    with due as materialized (
      select later.* from unnest(${Object.values(priorities)}::smallint[]) as class (priority) cross join lateral (
        select message_id, account_id, outbox.priority, next_at from outbox
        where not is_in_line and state in ('queued', 'sending') and outbox.priority = class.priority and next_at <= now()
        order by next_at, message_id limit ${most} for update skip locked) as later),
    ordered as (
      select account_id, message_id, priority, row_number() over (
        partition by account_id, priority order by next_at, message_id) as place from due),
    begun as (
      select due.*, case when place = 1 then ${chooseTurn(sql)} end as first_turn from ordered as due),
    places as (
      select account_id, message_id, place - 1 + max(first_turn) over (partition by account_id, priority) as turn from begun)
    update outbox set is_in_line = true, turn = places.turn
    from places where ${isMessageOf(sql, 'places')}`;
}

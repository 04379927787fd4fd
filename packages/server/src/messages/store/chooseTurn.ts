import type { AnySql } from '../../database/index';

/**
 * The turn of an account's next message, for use in a statement where `due` has its account and priority: after those it has in line, and
 * not before where the line is now, so that an account that was silent doesn't make up for it. The line is where the messages being sent
 * are, or at its first one. Two transactions at the same time may get the same turn: then their messages go together. [OWN-13, E13]
 */
export function chooseTurn(sql: AnySql) {
  return sql`greatest(0,
    (select turn + 1 from outbox
      where outbox.account_id = due.account_id and outbox.priority = due.priority and is_in_line
        and state not in ('sent', 'failed', 'cancelled', 'unknown')
      order by turn desc limit 1),
    (select turn from outbox where state = 'sending' and outbox.priority = due.priority order by turn desc limit 1),
    (select turn from outbox
      where is_in_line and state in ('queued', 'sending') and outbox.priority = due.priority order by turn limit 1))`;
}

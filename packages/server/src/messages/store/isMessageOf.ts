import type { AnySql } from '../../database/index';

/**
 * Whether a row of the outbox is the message that `found` names. Only the primary key fits this condition, whatever PostgreSQL knows about
 * the table: a bare account would fit indexes of all its messages, and with an equality instead of the array, a join could read the whole
 * table in the order of an index and search what was found for each row. [E15]
 */
export function isMessageOf(sql: AnySql, found: string) {
  return sql`outbox.message_id = any (array[${sql(found)}.message_id]) and outbox.account_id + 0 = ${sql(found)}.account_id`;
}

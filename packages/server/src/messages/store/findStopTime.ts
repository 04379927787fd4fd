import type { AnySql } from '../../database/index';
import { markRecipient, type Person } from './markRecipient';

/** When a person stopped, in milliseconds; nothing if they haven't. [OWN-13] */
export async function findStopTime(sql: AnySql, person: Person): Promise<number | undefined> {
  const [row] = await sql<{ since: Date }[]>`
    select since from suppressions
    where account_id = ${person.accountId} and channel = ${person.channel}
      and recipient_hash = ${markRecipient(sql, person)} and lifted_at is null`;
  return row?.since.getTime();
}

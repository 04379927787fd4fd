import type { AnySql } from '../../database/index';

/**
 * The condition that a person was erased, by the name that a statement has for their record: then lists and files leave their number out, and
 * only a search for this number finds it. [OWN-12]
 */
export const isErased = (sql: AnySql, record: string) => sql`exists (
  select from suppressions
  where suppressions.account_id = ${sql(record)}.account_id and channel = 'sms'
    and recipient_hash = ${sql(record)}.phone_mark and reason = 'erased' and lifted_at is null)`;

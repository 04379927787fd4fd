import { type Pruning, pruneRows, type Sql } from '../../database/index';

/** Any number works, as long as every server of this product uses the same. */
const lockNumber = 4_201_002;

/** How many months to create ahead, and how long to keep things. */
export type EventRetention = { monthsAhead: number; retentionMonths: number; failedDays: number };

const monthAt = (today: Date, offset: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);

/**
 * Creates future months and drops old ones; results stay. Does nothing if another server is already at it. Returns the created and
 * dropped partitions. [OWN-11]
 */
export async function rotateEventPartitions(
  sql: Sql,
  today: Date,
  { monthsAhead, retentionMonths }: EventRetention,
): Promise<{ made: string[]; dropped: string[] }> {
  const partOf = (month: string) => `events_${month.slice(0, 7).replace('-', '_')}`;
  return await sql.begin(async (transaction) => {
    const [lock] = await transaction<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(${lockNumber}) as free`;
    const made: string[] = [];
    const dropped: string[] = [];
    if (!lock?.free) return { made, dropped };
    // Events wait behind these locks, so we don't wait long for them: there is a next time.
    await transaction`set local lock_timeout = '2s'`;
    for (let offset = -1; offset <= monthsAhead; offset += 1) {
      const month = monthAt(today, offset);
      const [row] = await transaction<{ isNew: boolean }[]>`
        select make_events_month(${month}::date) as "isNew"`;
      if (row?.isNew) made.push(partOf(month));
    }
    const oldest = monthAt(today, -retentionMonths);
    const parts = await transaction<{ name: string }[]>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'events'::regclass and relname ~ '^events_[0-9]{4}_[0-9]{2}$' and relname < ${partOf(oldest)}
      order by relname`;
    for (const { name } of parts) {
      await transaction`alter table events detach partition ${transaction(name)}`;
      await transaction`drop table ${transaction(name)}`;
      dropped.push(name);
    }
    return { made, dropped };
  });
}

/** Deletes old rejected events, counts of events, and events of no month. Returns how many rows are gone. [OWN-11, NET-12] */
export async function pruneEvents(
  sql: Sql,
  {
    today,
    retentionMonths,
    failedDays,
  }: Pick<EventRetention, 'retentionMonths' | 'failedDays'> & { today: Date },
  pruning?: Pruning,
): Promise<number> {
  const oldest = monthAt(today, -retentionMonths);
  return await pruneRows(
    sql,
    [
      ['events_default', sql`received_at < ${oldest}::date`],
      ['event_outcomes', sql`day < ${oldest}::date`],
      ['failed_events', sql`received_at < ${today}::timestamptz - make_interval(days => ${failedDays})`],
    ],
    pruning,
  );
}

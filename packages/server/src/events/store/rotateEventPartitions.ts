import { type AnySql, type Pruning, pruneRows, type Sql } from '../../database/index';

/** Any number works, as long as every server of this product uses the same. */
const lockNumber = 4_201_002;

/** How many months to create ahead, and how long to keep things. */
export type EventRetention = { monthsAhead: number; retentionMonths: number; failedDays: number };

/** Pages repeat an event for a few days at most. */
const wrongClockDays = 30;

const monthAt = (today: Date, offset: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);

const partOf = (month: string) => `events_${month.slice(0, 7).replace('-', '_')}`;

/**
 * Creates future months and drops old ones, each by itself, so that none keeps another from it; results stay. Servers that do it at once do
 * it once. Returns the created and dropped partitions. [OWN-11]
 */
export async function rotateEventPartitions(
  sql: Sql,
  today: Date,
  { monthsAhead, retentionMonths }: EventRetention,
): Promise<{ made: string[]; dropped: string[] }> {
  const errors: unknown[] = [];
  const change = async (name: string, work: (transaction: AnySql) => Promise<boolean>): Promise<string[]> => {
    try {
      return (await runAlone(sql, work)) ? [name] : [];
    } catch (error) {
      errors.push(error);
      return [];
    }
  };
  const made: string[] = [];
  for (let offset = -1; offset <= monthsAhead; offset += 1) {
    const month = monthAt(today, offset);
    made.push(...(await change(partOf(month), (transaction) => createMonth(transaction, month))));
  }
  const parts = await sql<{ name: string }[]>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass and relname ~ '^events_[0-9]{4}_[0-9]{2}$'
      and relname < ${partOf(monthAt(today, -retentionMonths))}
    order by relname`;
  const dropped: string[] = [];
  for (const { name } of parts)
    dropped.push(...(await change(name, (transaction) => dropMonth(transaction, name))));
  if (errors.length > 0)
    throw new AggregateError(errors, `could not change ${errors.length} months of events`);
  return { made, dropped };
}

const notGranted = '55P03';

/**
 * In a transaction, one server after the other; false if another one takes long. Events wait behind its locks, so it doesn't wait long for
 * them: there is a next time.
 */
async function runAlone(sql: Sql, work: (transaction: AnySql) => Promise<boolean>): Promise<boolean> {
  let isOurs = false;
  try {
    return await sql.begin(async (transaction) => {
      await transaction`set local lock_timeout = '2s'`;
      await transaction`select pg_advisory_xact_lock(${lockNumber})`;
      isOurs = true;
      // Makes PostgreSQL notice what another server created or dropped while we waited.
      await transaction`lock table events in access share mode`;
      return await work(transaction);
    });
  } catch (error) {
    if (!isOurs && (error as { code?: string }).code === notGranted) return false;
    throw error;
  }
}

async function createMonth(sql: AnySql, month: string): Promise<boolean> {
  const [row] = await sql<{ isNew: boolean }[]>`select make_events_month(${month}::date) as "isNew"`;
  return row?.isNew === true;
}

async function dropMonth(sql: AnySql, name: string): Promise<boolean> {
  // Another server may have dropped it since it was listed.
  const [found] = await sql<{ is: boolean }[]>`select to_regclass(${name}) is not null as is`;
  if (!found?.is) return false;
  await sql`alter table events detach partition ${sql(name)}`;
  await sql`drop table ${sql(name)}`;
  return true;
}

/** Few, as each may have 64 KB. */
const movedAtOnce = 200;

/**
 * Moves events that an earlier version stored in `events_default`, because a visitor's clock named a month without a partition, to the day they
 * arrived: a batch per statement. Returns how many were moved. [OWN-11, NET-12]
 */
export async function redateEvents(
  sql: Sql,
  {
    isStopping = () => false,
    most = Number.POSITIVE_INFINITY,
  }: Pick<Pruning, 'isStopping'> & { most?: number } = {},
): Promise<number> {
  let moved = 0;
  while (!isStopping() && moved < most) {
    const { count } = await sql`
      with gone as (
        delete from events_default where ctid = any (array(
          select ctid from events_default
          where to_regclass('events_' || to_char(received_at at time zone 'utc', 'YYYY_MM')) is not null
          limit ${movedAtOnce} for update skip locked))
        returning *),
      moved as (
        insert into events (account_id, day, event_id, kind, name, widget_id, detail, session_id, external_id, subscriber_id, currency,
          amount_minor, is_bot, payload, session_data, origin, happened_at, counted_on, received_at, is_clock_wrong)
        select account_id, (received_at at time zone 'utc')::date, event_id, kind, name, widget_id, detail, session_id, external_id,
          subscriber_id, currency, amount_minor, is_bot, payload, session_data, origin, happened_at, counted_on, received_at, true
        from gone order by account_id, event_id
        on conflict do nothing)
      select from gone`;
    moved += count;
    if (count < movedAtOnce) break;
  }
  return moved;
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
      [
        'wrong_clock_events',
        sql`received_at < ${today}::timestamptz - make_interval(days => ${wrongClockDays})`,
      ],
      ['failed_events', sql`received_at < ${today}::timestamptz - make_interval(days => ${failedDays})`],
    ],
    pruning,
  );
}

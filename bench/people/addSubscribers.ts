import type { Sql } from '../../packages/server/src/database/Sql';
import { numbersOf, sealNumber } from '../../packages/server/src/numbers/index';

/** Who is added: how many, from which of the widgets that follow each other, and each how long after the one before. */
type Wanted = { count: number; firstWidget: number; widgets: number; startsAt: string; every: string };

const batch = 20_000;

/** Adds subscribers to an account, whose numbers are stored as the server stores them; rows with ascending ids are written fastest. */
export async function addSubscribers(
  sql: Sql,
  accountId: number,
  { count, firstWidget, widgets, startsAt, every }: Wanted,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    for (let from = 1; from <= count; from += batch) {
      const numbers = Array.from(
        { length: Math.min(batch, count - from + 1) },
        (_, at) => `+1415${2_000_000 + from + at}`,
      );
      const stored = numbers.map((number) => sealNumber(sql, accountId, number));
      const ends = numbers.map((number) => numbersOf(sql).hashEnd(accountId, number));
      await transaction`
        insert into subscribers (account_id, subscriber_id, channel, phone, phone_end, source_widget_id, created_at)
        select ${accountId}, lpad(to_hex(n), 32, '0')::uuid, 'sms', phone, phone_end, ${firstWidget}::bigint + n % ${widgets}::int,
          ${startsAt}::timestamptz + n * ${every}::interval
        from (
          select phone, phone_end, ${from}::int + place - 1 as n
          from unnest(${stored}::text[], ${ends}::text[]) with ordinality as one (phone, phone_end, place)) as added`;
    }
  });
  await sql`analyze subscribers`;
}

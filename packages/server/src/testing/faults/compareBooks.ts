import type { Sql } from '../../database/Sql';
import { verifyConsentChain } from '../../store/verifyConsentChain';
import type { LoadBook } from './LoadBook';

/** What was promised, held against what is there. */
export type Comparison = {
  phones: number;
  events: number;
  /** Acknowledged, but not there. */
  lost: string[];
  /** There more than once, or counted more than once. */
  doubled: string[];
  isNameKept: boolean;
  isChainWhole: boolean;
};

/** Looks for every acknowledged number and event, and for what was written twice. */
export async function compareBooks(sql: Sql, book: LoadBook): Promise<Comparison> {
  const phones = await sql<{ phone: string; optIns: number; consents: number; messages: number }[]>`
    select phone,
      (select count(*)::int from opt_ins where opt_ins.subscriber_id = subscribers.subscriber_id) as "optIns",
      (select count(*)::int from consents where consents.subscriber_id = subscribers.subscriber_id) as consents,
      (select count(*)::int from outbox where recipient = phone) as messages
    from subscribers where account_id = 1001 and phone is not null`;
  const events = await sql<{ id: string }[]>`select event_id as id from events where account_id = 1001`;
  const [sums] = await sql<{ optIns: number; counted: number; seen: number }[]>`
    select (select count(*)::int from opt_ins where account_id = 1001) as "optIns",
      (select coalesce(sum(n), 0)::int from stats_daily where account_id = 1001 and kind = 'opt_in') as counted,
      (select coalesce(sum(n), 0)::int from stats_daily where account_id = 1001 and kind = 'impression') as seen`;
  const [widget] = await sql<{ name: string }[]>`
    select name from widgets where account_id = 1001 and widget_id = 5001`;
  const [there, eventsThere] = [
    new Set(phones.map(({ phone }) => phone)),
    new Set(events.map(({ id }) => id)),
  ];
  const { acknowledged, tried } = book.names;
  return {
    phones: book.phones.size,
    events: book.events.size,
    lost: [
      ...[...book.phones].filter((phone) => !there.has(phone)),
      ...[...book.events].filter((id) => !eventsThere.has(id)),
    ],
    doubled: [
      ...phones
        .filter(({ optIns, consents, messages }) => optIns > 1 || consents > 1 || messages > 1)
        .map((row) => JSON.stringify(row)),
      ...(sums?.optIns === sums?.counted ? [] : [`${sums?.optIns} opt-ins, ${sums?.counted} counted`]),
      ...(sums?.seen === events.length ? [] : [`${events.length} events, ${sums?.seen} counted`]),
    ],
    isNameKept: [acknowledged, tried].includes(widget?.name ?? ''),
    isChainWhole: (await verifyConsentChain(sql, 1001)).ok,
  };
}

import { ownerLimits } from '../../api/pure/index';
import { verifyConsentChain } from '../../consents/index';
import type { Sql } from '../../database/index';
import { numbersOf } from '../../numbers/index';
import { hashSecret } from '../../secrets/index';
import type { LoadBook } from './LoadBook';

/** What was promised, compared with what is stored. */
export type Comparison = {
  phones: number;
  events: number;
  published: number;
  sessions: number;
  /** Answered polls, and those that deny an acknowledged opt-in or see one that never was. */
  polls: number;
  contradictions: string[];
  /** Acknowledged, but missing or incomplete. */
  lost: string[];
  /** Stored more than once, or counted more than once. */
  doubled: string[];
  isNameKept: boolean;
  isChainWhole: boolean;
};

type PhoneRow = {
  phone: string;
  subscribers: number;
  optIns: number;
  consents: number;
  messages: number;
};

/** How often everything of a number is stored: for an acknowledged one, each must be there once. */
async function selectPhones(sql: Sql): Promise<PhoneRow[]> {
  const rows = await sql<PhoneRow[]>`
  select phone, count(*)::int as subscribers,
    sum((select count(*) from opt_ins where opt_ins.subscriber_id = subscribers.subscriber_id))::int as "optIns",
    sum((select count(*) from consents where consents.subscriber_id = subscribers.subscriber_id))::int as consents,
    (select count(*)::int from outbox where account_id = 1001 and recipient = phone) as messages
  from subscribers where account_id = 1001 and phone is not null group by phone`;
  return rows.map((row) => ({ ...row, phone: numbersOf(sql).open(1001, row.phone) }));
}

const countsOf = ({ subscribers, optIns, consents, messages }: PhoneRow) => [
  subscribers,
  optIns,
  consents,
  messages,
];

/** Looks for everything acknowledged, and for duplicates. */
export async function compareBooks(sql: Sql, book: LoadBook, widgetId: number): Promise<Comparison> {
  const phones = await selectPhones(sql);
  const events = await sql<{ id: string }[]>`select event_id as id from events where account_id = 1001`;
  const [sums] = await sql<{ optIns: number; counted: number; seen: number }[]>`
    select (select count(*)::int from opt_ins where account_id = 1001) as "optIns",
      (select coalesce(sum(n), 0)::int from stats_daily where account_id = 1001 and kind = 'opt_in') as counted,
      (select coalesce(sum(n), 0)::int from stats_daily where account_id = 1001 and kind = 'impression') as seen`;
  const [widget] = await sql<{ name: string }[]>`
    select name from widgets where account_id = 1001 and widget_id = 5001`;
  const rows = new Map(phones.map((row) => [row.phone, row]));
  const eventsThere = new Set(events.map(({ id }) => id));
  const { acknowledged, tried } = book.names;
  const owner = await compareOwner(sql, book, widgetId);
  return {
    phones: book.phones.size,
    events: book.events.size,
    published: book.titles.size,
    sessions: book.sessions.size,
    polls: book.polls.answered,
    contradictions: book.polls.contradictions,
    lost: [
      ...[...book.phones].flatMap((phone) => {
        const row = rows.get(phone);
        return row && countsOf(row).every((count) => count >= 1) ? [] : [`${phone} ${JSON.stringify(row)}`];
      }),
      ...[...book.events].filter((id) => !eventsThere.has(id)),
      ...owner.lost,
    ],
    doubled: [
      ...phones.filter((row) => countsOf(row).some((count) => count > 1)).map((row) => JSON.stringify(row)),
      ...(sums?.optIns === sums?.counted ? [] : [`${sums?.optIns} opt-ins, ${sums?.counted} counted`]),
      ...(sums?.seen === events.length ? [] : [`${events.length} events, ${sums?.seen} counted`]),
      ...owner.doubled,
    ],
    isNameKept: [acknowledged, tried].includes(widget?.name ?? ''),
    isChainWhole: (await verifyConsentChain(sql, 1001)).ok,
  };
}

/** Publishing deletes older versions. A few of the newest may be unknown to the book: their answer was lost. */
const newestVersions = ownerLimits.versionsPerWidget - 10;

/** The same for what an owner did: published versions, opened sessions, a changed webhook. */
async function compareOwner(sql: Sql, book: LoadBook, widgetId: number) {
  const versions = await sql<{ title: string }[]>`
    select data -> 'main' ->> 'title' as title from widget_versions
    where account_id = 1001 and widget_id = ${widgetId}`;
  const titles = versions.map(({ title }) => title);
  const sessions = await sql<{ hash: Buffer }[]>`select token_hash as hash from sessions`;
  const hashes = new Set(sessions.map(({ hash }) => hash.toString('hex')));
  const [webhook] = await sql<{ url: string }[]>`select url from webhooks where account_id = 1001`;
  const { acknowledged, tried } = book.addresses;
  const isKept = [acknowledged, tried].includes(webhook?.url ?? '');
  return {
    lost: [
      ...[...book.titles].slice(-newestVersions).filter((title) => !titles.includes(title)),
      ...[...book.sessions].filter((word) => !hashes.has(hashSecret(word).toString('hex'))),
      ...(isKept ? [] : [`webhook ${webhook?.url} in place of ${acknowledged}`]),
    ],
    doubled: titles.filter((title, at) => titles.indexOf(title) !== at),
  };
}

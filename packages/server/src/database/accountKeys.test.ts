import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { openPool } from './openPool';
import type { AnySql, Sql } from './Sql';

/** Tables of the installation and of people, who may belong to several accounts: every machine of a cluster could have a copy. */
const shared = {
  assets: 'the files of each version: a few hundred rows',
  attempts:
    'kept for two days: counts by addresses of visitors and of people who sign in, and leases of exports',
  installation_secrets: 'a few secrets',
  migrations: 'one row per migration',
  milestones: 'a few names',
  sandbox_mails: 'only where somebody tries Beckon out',
  sms_slices: 'how many texts a number got from all accounts in the last two days',
  spent_challenges: 'until they expire, within a day',
  token_keys: 'two at a time',
  users: 'people: one row per owner or member',
  waiting_mails: 'until they are sent, or for a week',
  worker_reports: 'one row: what workers last said',
  webhook_events: 'what providers may repeat, before anybody knows whose it is; for 90 days',
};

/** Keys without the account. Their tables have few rows per account, and no table that grows with visitors refers to them. */
const known = {
  accounts_own_page: 'no two accounts use one Facebook page',
  accounts_own_phone: 'no two accounts text from one number',
  api_keys_key_hash_key: 'a key says whose it is',
  given_up_slugs_pkey: 'no two accounts use one address',
  invitations_token_hash_key: 'a link says whose it is',
  landing_slugs_pkey: 'no two accounts use one address',
  mail_tokens_pkey: 'a link says whose it is',
  'mail_tokens.account_id': 'links to reset a password belong to no account',
  mail_tokens_user_id_fkey: 'people',
  members_user_id_fkey: 'people',
  sessions_pkey: 'a cookie says whose it is',
  sessions_session_id_key: 'a session of a person, who may switch accounts',
  sessions_user_id_fkey: 'people',
};

let database: TestDatabase;
let sql: Sql;
beforeAll(async () => {
  const log = { debug: () => undefined, error: () => undefined };
  database = await openTestDatabase({ content: 'sample', log });
  sql = openPool(database.url, 1);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** Tables without the account, and what in other tables keeps their rows from being divided by account. */
async function findObstacles(source: AnySql): Promise<{ tables: string[]; keys: string[] }> {
  const tables = await source<{ id: number; name: string; column: number | null; isOptional: boolean }[]>`
    select pg_class.oid::int as id, relname as name, attnum as column, not attnotnull as "isOptional"
    from pg_class left join pg_attribute on attrelid = pg_class.oid and attname = 'account_id' and not attisdropped
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;
  // Only what the index sorts by: it may carry other columns. Expressions are 0.
  const indexes = await source<{ table: number; name: string; columns: number[] }[]>`
    select indrelid::int as table, relname as name, (string_to_array(indkey::text, ' ')::int[])[:indnkeyatts] as columns
    from pg_index join pg_class on pg_class.oid = indexrelid where indisunique or indisexclusion`;
  const references = await source<
    { table: number; name: string; columns: number[]; target: number; targets: number[] }[]
  >`
    select conrelid::int as table, conname as name, conkey::int[] as columns, confrelid::int as target, confkey::int[] as targets
    from pg_constraint where contype = 'f'`;
  const accountOf = new Map(tables.map(({ id, column }) => [id, column ?? undefined]));
  const divided = tables.filter(({ column }) => column !== null);
  const isDivided = ({ table }: { table: number }) => accountOf.get(table) !== undefined;
  const badIndexes = indexes.filter(
    ({ table, columns }) => !columns.includes(accountOf.get(table) as number),
  );
  const badReferences = references.filter(({ table, columns, target, targets }) => {
    const place = columns.indexOf(accountOf.get(table) as number);
    return place < 0 || targets[place] !== accountOf.get(target);
  });
  return {
    tables: tables.flatMap(({ name, column }) => (column === null ? [name] : [])).toSorted(),
    keys: [
      ...divided.flatMap(({ name, isOptional }) => (isOptional ? [`${name}.account_id`] : [])),
      ...[...badIndexes, ...badReferences].filter(isDivided).map(({ name }) => name),
    ].toSorted(),
  };
}

const undo = new Error('undone');
/** What is in the way after a change, which is undone. */
async function findAfter(change: string): Promise<{ tables: string[]; keys: string[] }> {
  let found = { tables: [] as string[], keys: [] as string[] };
  const undone = sql.begin(async (transaction) => {
    await transaction.unsafe(change);
    found = await findObstacles(transaction);
    throw undo;
  });
  await undone.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return {
    tables: found.tables.filter((name) => !(name in shared)),
    keys: found.keys.filter((name) => !(name in known)),
  };
}

describe('dividing the tables by account', () => {
  it('OWN-20 E15 every table has the account in each key, or a reason why it may not', async () => {
    const { tables, keys } = await findObstacles(sql);
    expect(tables).toEqual(Object.keys(shared).toSorted());
    expect(keys).toEqual(Object.keys(known).toSorted());
  });

  it.each([
    ['a table without the account', 'create table late (id uuid primary key)', ['late'], []],
    [
      'a primary key without the account',
      'create table late (account_id bigint not null, id uuid primary key)',
      [],
      ['late_pkey'],
    ],
    [
      'a unique column',
      'create table late (account_id bigint not null, code text unique)',
      [],
      ['late_code_key'],
    ],
    [
      'a unique index that only carries the account',
      `create table late (account_id bigint not null, code text);
       create unique index late_code on late (lower(code)) include (account_id)`,
      [],
      ['late_code'],
    ],
    [
      'a reference without the account',
      'create table late (account_id bigint not null, person uuid references users)',
      [],
      ['late_person_fkey'],
    ],
    [
      'a reference to the row of another account',
      `create table late (account_id bigint not null, widget_id bigint, other bigint,
         foreign key (other, widget_id) references widgets (account_id, widget_id))`,
      [],
      ['late_other_widget_id_fkey'],
    ],
    ['rows of no account', 'create table late (account_id bigint)', [], ['late.account_id']],
    [
      'the outbox of earlier versions',
      'alter table outbox drop constraint outbox_pkey, add primary key (message_id)',
      [],
      ['outbox_pkey'],
    ],
  ])('OWN-20 E15 finds %s', async (_title, change, tables, keys) => {
    expect(await findAfter(change)).toEqual({ tables, keys });
  });

  it('OWN-20 E15 accepts a new table with the account in each key', async () => {
    const change = `create table late (account_id bigint not null, id uuid, widget_id bigint, primary key (account_id, id),
      foreign key (account_id, widget_id) references widgets (account_id, widget_id))`;
    expect(await findAfter(change)).toEqual({ tables: [], keys: [] });
  });
});

import type { AnySql, Pruning, Sql } from '../../database/index';
import { openOrNull } from '../../numbers/index';
import { createStepRunner, type Step } from './createStepRunner';
import { type KnownSubscriber, listAddresses } from './selectKnownSubscriber';
import { sumAccounts } from './sumAccounts';

/** Events and rejected events per statement; a rejected one may have 4 KB. */
const rowsAtOnce = 500;
/** Most rows of the inbox are empty. */
const inboxFactor = 10;
/** They share one pass over what an account got, which may be hundreds of megabytes. */
const peopleAtOnce = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

type Erased = KnownSubscriber & { erasureId: string; erasedAt: string };
type Pass = { atOnce: number; isStopping: () => boolean };

/**
 * Erases what no index leads to of people who were erased: events of theirs, and whatever names them in what pages and Messenger sent. For
 * the maintenance: in small statements, however much visitors have sent, in one process at a time. What was interrupted starts over with the
 * next run; an account that fails keeps no other from it. Returns how many people are done. [OWN-12, C68]
 */
export async function eraseRest(
  sql: Sql,
  { atOnce = rowsAtOnce, isStopping = () => false }: Pruning = {},
): Promise<number> {
  const accounts = await sql<{ accountId: number }[]>`
    select account_id as "accountId" from erased_people group by 1 order by min(erased_at)`;
  return await sumAccounts(accounts, 'erase the rest of people', (accountId) =>
    eraseInAccount(sql, accountId, { atOnce, isStopping }),
  );
}

async function eraseInAccount(sql: Sql, accountId: number, pass: Pass): Promise<number> {
  const repeat = createStepRunner(sql, `erased people ${accountId}`, pass.isStopping);
  for (let done = 0; ; ) {
    const people = await selectErased(sql, accountId);
    if (people.length === 0) return done;
    for (const step of [emptyEvents, searchFailed, searchInbox])
      if (!(await repeat(step(accountId, people, pass)))) return done;
    const ids = people.map(({ erasureId }) => erasureId);
    await sql`delete from erased_people where account_id = ${accountId} and erasure_id = any(${ids}::uuid[])`;
    done += people.length;
  }
}

async function selectErased(sql: AnySql, accountId: number): Promise<Erased[]> {
  const rows = await sql<Erased[]>`
    select account_id as "accountId", erasure_id as "erasureId", coalesce(subscriber_id, ${firstId}::uuid) as "subscriberId",
      phone, null as "phoneMark", psid as "messengerId", user_ref as "userRef", erased_at::text as "erasedAt"
    from erased_people where account_id = ${accountId} order by erased_at limit ${peopleAtOnce}`;
  return rows.map((row) => ({ ...row, phone: openOrNull(sql, accountId, row.phone) }));
}

/** Events stay as a number; those of a visit that isn't linked to the person are emptied by `unlinkErasedVisits`. */
function emptyEvents(accountId: number, people: readonly Erased[], { atOnce }: Pass): Step {
  const ids = people.map(({ subscriberId }) => subscriberId);
  return async (sql) => {
    const { count } = await sql`
      update events set subscriber_id = null, external_id = null, session_id = null, payload = null, session_data = null
      from (
        select day, event_id from events where account_id = ${accountId} and subscriber_id = any(${ids}::uuid[])
        limit ${atOnce}) as batch
      where events.account_id = ${accountId} and events.day = batch.day and events.event_id = batch.event_id`;
    return count > 0;
  };
}

type Word = { word: string; erasedAt: string };

/** These store raw input; the person is somewhere in the text. */
function searchFailed(accountId: number, people: readonly Erased[], { atOnce }: Pass): Step {
  const words = people.flatMap((person) =>
    listAddresses(person).map(({ recipient }) => ({ word: recipient, erasedAt: person.erasedAt })),
  );
  let after = firstId;
  return async (sql) => {
    const [last] = await sql<{ id: string }[]>`
      with batch as materialized (
        select failed_id, body from failed_events where account_id = ${accountId} and failed_id > ${after}::uuid
        order by failed_id limit ${words.length === 0 ? 0 : atOnce}),
      gone as (
        delete from failed_events where account_id = ${accountId} and failed_id = any(array(
          select failed_id from batch where ${hasWord(sql, words)})))
      select failed_id as id from batch order by failed_id desc limit 1`;
    after = last?.id ?? after;
    return last !== undefined;
  };
}

/** Only what waited then, and had no effect anymore: an event from afterwards is a new message of theirs, or of someone else. */
function searchInbox(accountId: number, people: readonly Erased[], { atOnce }: Pass): Step {
  const words = people.flatMap(({ messengerId, erasedAt }) =>
    messengerId === null ? [] : [{ word: messengerId, erasedAt }],
  );
  const boxes = people.flatMap(({ userRef, erasedAt }) => (userRef === null ? [] : [{ userRef, erasedAt }]));
  const most = words.length + boxes.length === 0 ? 0 : atOnce * inboxFactor;
  let after = '';
  return async (sql) => {
    const [last] = await sql<{ mark: string }[]>`
      with batch as materialized (
        select mark, event, event::text as body, received_at from messenger_inbox where account_id = ${accountId} and mark > ${after}
        order by mark limit ${most}),
      gone as (
        delete from messenger_inbox where account_id = ${accountId} and event is not null and mark = any(array(
          select mark from batch where event is not null and (${hasWord(sql, words, sql`received_at <= one.erased_at`)} or exists (
            select from jsonb_to_recordset(${JSON.stringify(boxes)}::text::jsonb) as box ("userRef" text, "erasedAt" timestamptz)
            where received_at <= "erasedAt" and event->>'userRef' = "userRef")))))
      select mark from batch order by mark desc limit 1`;
    after = last?.mark ?? after;
    return last !== undefined;
  };
}

/**
 * Whether the body has one of these as a whole word: the same digits within longer ones belong to someone else. Only a body that has the text
 * at all is compared with the pattern, which takes much longer.
 */
function hasWord(sql: AnySql, words: readonly Word[], condition = sql`true`) {
  const rows = words.map(({ word, erasedAt }) => {
    const text = word.replace(/^\+/, '');
    const escaped = text.replace(/[^\p{L}\p{N}]/gu, '\\$&');
    return { text, pattern: `(^|[^0-9A-Za-z])${escaped}($|[^0-9A-Za-z])`, erased_at: erasedAt };
  });
  return sql`
    exists (
      select from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as one (text text, pattern text, erased_at timestamptz)
      where ${condition} and case when strpos(body, one.text) > 0 then body ~ one.pattern else false end)`;
}

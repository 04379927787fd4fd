import type { AnySql } from '../../database/index';
import { buildMark } from '../../messages/index';
import { listAddresses } from './selectKnownSubscriber';

type Reached = {
  subscriberId: string;
  phone: string | null;
  phoneMark: string | null;
  messengerId: string | null;
};

/** When each of these people stopped, on any channel; leaves out the others. [OWN-12, OWN-13] */
export async function findStops(
  sql: AnySql,
  accountId: number,
  subscribers: readonly Reached[],
): Promise<Map<string, Date>> {
  // Fingerprints take some time; most accounts need none.
  const anybody =
    await sql`select from suppressions where account_id = ${accountId} and lifted_at is null limit 1`;
  if (anybody.length === 0 || subscribers.length === 0) return new Map();
  const ways = subscribers.flatMap((subscriber) =>
    listAddresses({ ...subscriber, accountId, userRef: null }).map(({ channel, recipient }) => ({
      id: subscriber.subscriberId,
      channel,
      mark: buildMark(sql, { accountId, channel, recipient }),
    })),
  );
  // Those whose number was deleted after they stopped.
  const left = subscribers.flatMap(({ subscriberId, phone, phoneMark }) =>
    phone === null && phoneMark !== null ? [{ id: subscriberId, mark: phoneMark }] : [],
  );
  const rows = await sql<{ id: string; since: Date }[]>`
    select id, min(since) as since
    from (
        select id, channel, mark
        from unnest(${ways.map(({ id }) => id)}::uuid[], ${ways.map(({ channel }) => channel)}::text[],
          ${ways.map(({ mark }) => mark)}::text[]) as known (id, channel, mark)
        union all
        select id, 'sms', mark
        from unnest(${left.map(({ id }) => id)}::uuid[], ${left.map(({ mark }) => mark)}::text[]) as gone (id, mark)) as way
      join suppressions on suppressions.account_id = ${accountId} and suppressions.channel = way.channel
        and recipient_hash = way.mark and lifted_at is null
    group by id`;
  return new Map(rows.map(({ id, since }) => [id, since]));
}

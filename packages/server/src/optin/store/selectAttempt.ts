import type { AnySql } from '../../database/index';
import { gateCounts, nameGateCounts, samePending } from '../../sms/index';
import { findClosed, type Gate } from '../../sms/pure/index';
import { type OptIn, sameConsent } from '../../subscribers/index';
import { chooseTries } from '../pure/chooseTries';

/** What we know about an attempt before locking anything. */
export type AttemptState = {
  /** If the same consent arrived before: how long ago. */
  repeatedMs: number | undefined;
  closed: Gate | undefined;
  /** The work required at this pace; usually none. */
  tries: number;
  /** Segments that the account has reserved today. */
  parts: number;
  /** Its owner knows that the daily limit is reached. */
  isOwnerNotified: boolean;
};

type Row = {
  repeatedMs: number | null;
  passed: Record<string, number> | null;
  parts: number | null;
  isOwnerNotified: boolean;
};
type Asked = { optIn: OptIn; gates: readonly Gate[]; repeatS: number };

/** Checks everything about an attempt in one query: repeats and floods block no one. [NET-12] */
export async function selectAttempt(sql: AnySql, { optIn, gates, repeatS }: Asked): Promise<AttemptState> {
  const [row] = await sql<Row[]>`
    with today as (
      select parts, told_at from sms_spending
      where account_id = ${optIn.accountId} and day = (now() at time zone 'utc')::date)
    select (select (extract(epoch from now() - min(created_at)) * 1000)::float8 from (
        (${sameConsent(sql, optIn, repeatS)}) union all (${samePending(sql, optIn, repeatS)})) as same) as "repeatedMs",
      (select json_object_agg(key, n) from (${gateCounts(sql, gates)}) as passed) as passed,
      (select max(parts) from today) as parts, exists (select from today where told_at is not null) as "isOwnerNotified"`;
  const passed = nameGateCounts(gates, new Map(Object.entries(row?.passed ?? {})));
  return {
    repeatedMs: row?.repeatedMs ?? undefined,
    closed: findClosed(gates, passed),
    tries: chooseTries(gates, passed),
    parts: row?.parts ?? 0,
    isOwnerNotified: row?.isOwnerNotified ?? false,
  };
}

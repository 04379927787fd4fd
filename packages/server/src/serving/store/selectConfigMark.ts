import type { AnySql } from '../../database/index';

/** What tells one state of an account from another, and how many bytes its live widgets take. */
export type ConfigMark = { text: string; bytes: number };

/**
 * A mark that changes with every change of what pages get of an account, drafts not included; undefined if the account doesn't exist or is closed.
 * The database computes it, so that an unchanged account costs a server nothing. [OWN-05]
 */
export async function selectConfigMark(sql: AnySql, accountId: number): Promise<ConfigMark | undefined> {
  const [mark] = await sql<ConfigMark[]>`
    select concat_ws(' ', accounts.xmin::text, string_agg(widget_id || ' ' || md5(content), ' ' order by widget_id)) as text,
      coalesce(sum(octet_length(content)), 0)::int as bytes
    from accounts left join lateral (
      select widget_id, concat_ws(' ', widget_type, channel, version, sms_keyword, name, data) as content from widgets
      where widgets.account_id = accounts.account_id and status = 'active') as live on true
    where account_id = ${accountId} and closed_at is null group by accounts.account_id`;
  return mark;
}

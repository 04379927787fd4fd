import type { AnySql } from '../../database/index';
import type { WidgetContent } from '../pure/validateWidget';

/** A published version. */
export type WidgetVersion = { version: number; publishedAt: Date; publishedBy: string | null };

type Key = { accountId: number; widgetId: number };

/** What visitors saw, and what they see now: a widget that came with the installation was never published. */
const versions = (sql: AnySql, { accountId, widgetId }: Key) => sql`
  select version, published_at, published_by, channel, sms_keyword, data from widget_versions
  where account_id = ${accountId} and widget_id = ${widgetId}
  union all
  select version, coalesce(published_at, created_at), null, channel, sms_keyword, data from widgets
  where account_id = ${accountId} and widget_id = ${widgetId} and version > 0 and not exists (
    select from widget_versions as kept where kept.account_id = widgets.account_id and kept.widget_id = widgets.widget_id
      and kept.version = widgets.version)`;

/** The newest versions of a widget, newest first. [OWN-09] */
export async function listVersions(
  sql: AnySql,
  { accountId, widgetId, most }: Key & { most: number },
): Promise<WidgetVersion[]> {
  return await sql<WidgetVersion[]>`
    select version, published_at as "publishedAt", users.email as "publishedBy"
    from (${versions(sql, { accountId, widgetId })}) as versions left join users on users.user_id = published_by
    order by version desc limit ${most}`;
}

/** One version with its content. [OWN-09] */
export async function selectVersion(
  sql: AnySql,
  { version, ...key }: Key & { version: number },
): Promise<(WidgetVersion & WidgetContent) | undefined> {
  const [found] = await sql<(WidgetVersion & WidgetContent)[]>`
    select version, published_at as "publishedAt", users.email as "publishedBy", channel, sms_keyword as "smsKeyword", data
    from (${versions(sql, key)}) as versions left join users on users.user_id = published_by
    where version = ${version}`;
  return found;
}

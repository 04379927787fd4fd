import type { AnySql } from '../../database/Sql';
import type { WidgetContent } from '../../owner/rules/validateWidget';

/** A version that visitors saw. */
export type WidgetVersion = { version: number; publishedAt: Date; publishedBy: string | null };

const mostVersions = 500;

/** The newest versions of a widget, newest first. [OWN-09] */
export async function listVersions(
  sql: AnySql,
  accountId: number,
  widgetId: number,
): Promise<WidgetVersion[]> {
  return await sql<WidgetVersion[]>`
    select version, published_at as "publishedAt", users.email as "publishedBy"
    from widget_versions left join users on users.user_id = published_by
    where account_id = ${accountId} and widget_id = ${widgetId} order by version desc limit ${mostVersions}`;
}

/** One version with all its content. [OWN-09] */
export async function findVersion(
  sql: AnySql,
  { accountId, widgetId, version }: { accountId: number; widgetId: number; version: number },
): Promise<(WidgetVersion & WidgetContent) | undefined> {
  const [found] = await sql<(WidgetVersion & WidgetContent)[]>`
    select version, published_at as "publishedAt", users.email as "publishedBy", channel, sms_keyword as "smsKeyword", data
    from widget_versions left join users on users.user_id = published_by
    where account_id = ${accountId} and widget_id = ${widgetId} and version = ${version}`;
  return found;
}

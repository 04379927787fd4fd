import type { StoredWidget } from '../../accounts/pure/index';
import type { AnySql } from '../../database/index';

const columns = (sql: AnySql) => sql`
  widget_id as "widgetId", widget_type as "widgetType", channel, name, sms_keyword as "smsKeyword", status, version,
  data`;

/** The widgets of an account that visitors may see, oldest first. [OWN-05] */
export async function selectWidgets(sql: AnySql, accountId: number): Promise<StoredWidget[]> {
  return await sql<StoredWidget[]>`
    select ${columns(sql)} from widgets
    where account_id = ${accountId} and status = 'active' order by widget_id`;
}

/** One widget of an account, whatever its status; not a deleted one. */
export async function selectWidget(
  sql: AnySql,
  accountId: number,
  widgetId: number,
): Promise<StoredWidget | undefined> {
  const [widget] = await sql<StoredWidget[]>`
    select ${columns(sql)} from widgets 
    where account_id = ${accountId} and widget_id = ${widgetId} and deleted_at is null`;
  return widget;
}

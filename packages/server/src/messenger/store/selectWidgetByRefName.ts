import type { StoredWidget } from '../../accounts/pure/index';
import type { AnySql } from '../../database/index';

/** The widget whose owner gave it this ref name; the oldest of several. [OWN-18, ENT-15] */
export async function selectWidgetByRefName(
  sql: AnySql,
  accountId: number,
  name: string,
): Promise<StoredWidget | undefined> {
  const [widget] = await sql<StoredWidget[]>`
    select widget_id as "widgetId", widget_type as "widgetType", channel, name, sms_keyword as "smsKeyword", status,
      version, data
    from widgets
    where account_id = ${accountId} and deleted_at is null and data -> 'setup' ->> 'ref' = ${name} order by widget_id limit 1`;
  return widget;
}

import { messageChannels } from '@beckon/contract/messageChannels';
import type { StoredWidget } from '../../accounts/pure/index';
import type { AnySql } from '../../database/index';

/** What a widget must have: opt-in keywords, or rules for comments. */
export type MessengerTrigger = 'keywords' | 'comments';

/** The active Messenger widgets that react to messages or comments, oldest first. [OWN-22, ENT-20] */
export async function selectMessengerWidgets(
  sql: AnySql,
  accountId: number,
  having: MessengerTrigger,
): Promise<StoredWidget[]> {
  const listens =
    having === 'comments'
      ? sql`widget_type = 'feed_comment'`
      : sql`data -> 'actions' -> 'opt_in_keywords' is not null`;
  return await sql<StoredWidget[]>`
    select widget_id as "widgetId", widget_type as "widgetType", channel, name, sms_keyword as "smsKeyword", status,
      version, data
    from widgets
    where account_id = ${accountId} and status = 'active' and ${listens}
      and channel = any(${messageChannels.fb.optIn.widgetChannels})
    order by widget_id`;
}

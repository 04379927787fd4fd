import type { AnySql } from '../../database/index';
import type { Notice } from '../pure/listNotices';

type Key = { accountId: number; widgetId: number; mark: string | undefined };

/** The notice of this widget with this fingerprint, if a page ever got one. [SMS-11, NET-02] */
export async function selectNotice(
  sql: AnySql,
  { accountId, widgetId, mark }: Key,
): Promise<Notice | undefined> {
  if (mark === undefined) return undefined;
  const [notice] = await sql<Notice[]>`
    select widget_id as "widgetId", widget_version as "widgetVersion", mark, consent_text as "consentText",
      text_version as "textVersion", button_label as "buttonLabel"
    from notices where account_id = ${accountId} and widget_id = ${widgetId} and mark = ${mark}`;
  return notice;
}

import type { AnySql } from '../../database/index';
import type { Notice } from '../pure/listNotices';

/** Stores the notices of an account that pages never got before; known ones cost one query. [SMS-11] */
export async function saveNotices(sql: AnySql, accountId: number, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = await sql<{ widgetId: number; mark: string }[]>`
    select widget_id as "widgetId", mark from notices
    where account_id = ${accountId} and mark = any(${notices.map(({ mark }) => mark)})`;
  const known = new Set(rows.map(({ widgetId, mark }) => `${widgetId} ${mark}`));
  const missing = notices.filter(({ widgetId, mark }) => !known.has(`${widgetId} ${mark}`));
  if (missing.length === 0) return;
  const added = missing.map((notice) => ({
    account_id: accountId,
    widget_id: notice.widgetId,
    mark: notice.mark,
    widget_version: notice.widgetVersion,
    consent_text: notice.consentText,
    button_label: notice.buttonLabel,
    text_version: notice.textVersion,
  }));
  await sql`insert into notices ${sql(added)} on conflict do nothing`;
}

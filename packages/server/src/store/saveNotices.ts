import type { AnySql } from '../database/Sql';
import type { Notice } from '../rules/listNotices';

/** Stores the notices of an account that pages never got before; known ones cost one query. [SMS-11] */
export async function saveNotices(sql: AnySql, accountId: number, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = await sql<{ widgetId: number; mark: string }[]>`
    select widget_id as "widgetId", mark from notices
    where account_id = ${accountId} and mark = any(${notices.map(({ mark }) => mark)})`;
  const known = new Set(rows.map(({ widgetId, mark }) => `${widgetId} ${mark}`));
  const missing = notices.filter(({ widgetId, mark }) => !known.has(`${widgetId} ${mark}`));
  for (const notice of missing) {
    await sql`
      insert into notices (account_id, widget_id, mark, widget_version, consent_text, button_label, text_version)
      values (${accountId}, ${notice.widgetId}, ${notice.mark}, ${notice.widgetVersion}, ${notice.consentText},
        ${notice.buttonLabel}, ${notice.textVersion})
      on conflict do nothing`;
  }
}

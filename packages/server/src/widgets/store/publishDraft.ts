import type { AnySql } from '../../database/index';
import type { WidgetContent } from '../pure/validateWidget';
import type { OwnWidget } from './selectOwnWidget';

type Publishing = {
  accountId: number;
  widget: OwnWidget;
  content: WidgetContent;
  by: string | null;
  /** How many versions to keep, with the new one. */
  keep: number;
};

/** Publishes the draft as a new version, and keeps the versions before it, up to a number. [OWN-09] */
export async function publishDraft(
  sql: AnySql,
  { accountId, widget, content, by, keep }: Publishing,
): Promise<void> {
  const { widgetId, version } = widget;
  const before = { version, content: widget, by: null, at: widget.publishedAt ?? widget.createdAt };
  if (version > 0) await saveVersion(sql, { accountId, widgetId, ...before });
  await saveVersion(sql, { accountId, widgetId, version: version + 1, content, by });
  await sql`
    delete from widget_versions
    where account_id = ${accountId} and widget_id = ${widgetId} and version <= ${version + 1 - keep}`;
  await sql`
    update widgets set channel = ${content.channel}, sms_keyword = ${content.smsKeyword},
      data = ${sql.json(content.data as never)}, version = version + 1, revision = revision + 1, draft = null,
      status = case when status = 'draft' then 'active' else status end, published_at = now(), updated_at = now()
    where account_id = ${accountId} and widget_id = ${widgetId}`;
}

type VersionRow = {
  accountId: number;
  widgetId: number;
  version: number;
  content: WidgetContent;
  by: string | null;
  at?: Date;
};

async function saveVersion(
  sql: AnySql,
  { accountId, widgetId, version, content, by, at }: VersionRow,
): Promise<void> {
  await sql`
    insert into widget_versions (account_id, widget_id, version, channel, sms_keyword, data, published_by, published_at)
    values (${accountId}, ${widgetId}, ${version}, ${content.channel}, ${content.smsKeyword},
      ${sql.json(content.data as never)}, ${by}, coalesce(${at ?? null}::timestamptz, now()))
    on conflict do nothing`;
}

import type { AnySql } from '../../database/index';
import type { WidgetContent } from '../pure/validateWidget';

/** A widget as its owner has it: the published version, and the draft. [OWN-06, OWN-09] */
export type OwnWidget = {
  widgetId: number;
  type: string;
  name: string;
  status: 'draft' | 'active' | 'paused';
  /** Of the published version; 0: never published. */
  version: number;
  /** Grows with every change, so that no one overwrites what they have not seen. */
  revision: number;
  channel: string;
  smsKeyword: string;
  data: Record<string, unknown>;
  draft: WidgetContent | null;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  deletedAt: Date | null;
};

const columns = (sql: AnySql) => sql`
  widget_id as "widgetId", widget_type as type, name, status, version, revision, channel, sms_keyword as "smsKeyword", data,
  draft, created_at as "createdAt", updated_at as "updatedAt", published_at as "publishedAt", deleted_at as "deletedAt"`;

/** A widget in a list, without its content: an account may have hundreds. */
export type ListedWidget = Omit<OwnWidget, 'data' | 'draft' | 'smsKeyword'> & { hasDraft: boolean };

/** The widgets of an account, oldest first; the deleted ones, or the others. [OWN-06] */
export async function listOwnWidgets(
  sql: AnySql,
  { accountId, isDeleted, restoreDays }: { accountId: number; isDeleted: boolean; restoreDays: number },
): Promise<ListedWidget[]> {
  return await sql<ListedWidget[]>`
    select widget_id as "widgetId", widget_type as type, name, status, version, revision,
      coalesce(draft ->> 'channel', channel) as channel, draft is not null as "hasDraft", created_at as "createdAt",
      updated_at as "updatedAt", published_at as "publishedAt", deleted_at as "deletedAt"
    from widgets
    where account_id = ${accountId} and (deleted_at is not null) = ${isDeleted}
      and (deleted_at is null or deleted_at > now() - make_interval(days => ${restoreDays}))
    order by created_at, widget_id`;
}

/** One widget, locked until the transaction ends. */
export async function lockOwnWidget(
  sql: AnySql,
  { accountId, widgetId, isDeleted = false }: { accountId: number; widgetId: number; isDeleted?: boolean },
): Promise<OwnWidget | undefined> {
  const [widget] = await sql<OwnWidget[]>`
    select ${columns(sql)} from widgets
    where account_id = ${accountId} and widget_id = ${widgetId} and (deleted_at is not null) = ${isDeleted} for update`;
  return widget;
}

/** One widget that was not deleted. */
export async function selectOwnWidget(
  sql: AnySql,
  accountId: number,
  widgetId: number,
): Promise<OwnWidget | undefined> {
  const [widget] = await sql<OwnWidget[]>`
    select ${columns(sql)} from widgets
    where account_id = ${accountId} and widget_id = ${widgetId} and deleted_at is null`;
  return widget;
}
